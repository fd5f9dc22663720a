import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { JOB_LIST, JobDto, toJobDto } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';

/**
 * For those whose decisions the jobs carry out: a report that is not rendered and a mail that is not sent are theirs.
 */
@ApiTags('Jobs')
@Controller('api/v1/jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /**
   * List jobs
   *
   * @remarks Newest first, or sorted by `id`, `name`, `state`, `attempts`, `createdAt` or `dueAt`. Filters: `q` (words
   * of the name, each by its beginning), `id` (a list), `state`, `name`, `queue`. Totals are counted up to 100,000.
   */
  @Get()
  @Needs('certificates.review')
  @AnswersRows(JobDto)
  async listJobs(@Query() query: ResourceListQuery, @Res({ passthrough: true }) reply: AppReply): Promise<JobDto[]> {
    const { page, sort, filter } = readResourceList(query, JOB_LIST);
    const { q, ...rest } = filter;
    const jobs = await this.jobs.search({ page, sort, filter: rest }, q);
    return sendRows(reply, 'jobs', page, jobs, toJobDto);
  }

  /** One job */
  @Get(':id')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: JobDto, description: 'The job' })
  @ResourceErrors(401, 403, { reason: 'not_found', message: message('no_job') })
  async getJob(@RecordId() id: number): Promise<JobDto> {
    return toJobDto(await this.jobs.detail(id));
  }

  /** Try a failed job again: 409 `illegal_transition` where it has not failed */
  @Post(':id/retry')
  @Needs('certificates.review')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: JobDto, description: 'The job, due now' })
  @ResourceErrors(401, 403, { reason: 'not_found', message: message('no_job') }, 'illegal_transition')
  async retryJob(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<JobDto> {
    return toJobDto(await this.jobs.retry(actor, id));
  }
}
