import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead, IN_PATH } from '../audit/audited-read.interceptor.js';
import { CertificateClaimsService } from '../review/certificate-claims.service.js';
import { CertificateHistoryService } from './certificate-history.service.js';
import { CertificateQueueService } from './certificate-queue.service.js';
import {
  ClaimedDto,
  CountsQuery,
  HISTORY_LIST,
  HistoryStepDto,
  NextCertificateDto,
  NextRequestDto,
  PlaceDto,
  PlaceQuery,
  toClaimedDto,
  toCountBound,
  toCountedFilters,
  toHistoryStepDto,
  toPlaceDto,
  toPlaceFilter,
  toQueueFilter,
} from './certificate-review.dto.js';

/** What reviewers need beside the records themselves. */
@ApiTags('Certificates')
@Controller('api/v1/certificates')
export class CertificateReviewController {
  constructor(
    private readonly claims: CertificateClaimsService,
    private readonly queue: CertificateQueueService,
    private readonly history: CertificateHistoryService,
  ) {}

  /**
   * Take the next certificate of the queue
   *
   * @remarks The oldest one that is `Verifying`, meets the filter and is assigned to and claimed by nobody else; it is
   * claimed for the caller in the same step, so that two who ask at once get two. With `after` the search begins behind
   * that record, goes on at the beginning of the queue, and never ends at that record.
   */
  @Post('next')
  @Needs('certificates.review')
  @HttpCode(200)
  @ApiBody({ type: NextRequestDto, required: false })
  @ApiResponse({ status: 200, type: NextCertificateDto, description: 'What the caller has now' })
  @ResourceErrors(400, 401, 403)
  async takeNextCertificate(@CurrentActor() actor: Actor, @Body() body?: NextRequestDto): Promise<NextCertificateDto> {
    const filter = toQueueFilter(body?.filter);
    const id = await this.queue.takeNext(actor, filter, body?.after ?? null);
    if (id === null) return { id, claim: null, position: null, total: 0 };
    const claimed = toClaimedDto(id, await this.claims.seenOn(actor, id));
    return { ...claimed, ...toPlaceDto(await this.queue.placeOf(actor, id, filter)) };
  }

  /**
   * How many certificates meet each of several filters
   *
   * @remarks For saved queries and views. Each number is counted up to 100,000, or as far as `upTo` says.
   */
  @Get('counts')
  @SignedIn()
  @ApiResponse({
    status: 200,
    description: 'The numbers, by the names of the filters',
    schema: { type: 'object', additionalProperties: { type: 'integer' }, example: { mine: 12, overdue: 3 } },
  })
  @ResourceErrors(400, 401, 403)
  async countCertificates(@CurrentActor() actor: Actor, @Query() query: CountsQuery): Promise<Record<string, number>> {
    return Object.fromEntries(await this.queue.counts(actor, toCountedFilters(query), toCountBound(query)));
  }

  /**
   * Where a certificate stands in the queue
   *
   * @remarks The queue is what a filter leaves of what is the caller's to decide, and of what is nobody's.
   */
  @Get(':id/place')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: PlaceDto, description: 'Its place' })
  @ResourceErrors(400, 401, 403, missing('Certificate'))
  async getPlaceInQueue(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: PlaceQuery,
  ): Promise<PlaceDto> {
    return toPlaceDto(await this.queue.placeOf(actor, id, toPlaceFilter(query)));
  }

  /**
   * Claim a certificate, or renew the claim
   *
   * @remarks A claim tells the others who has the record before them. It lasts five minutes and ends with a decision.
   * Where somebody else has it, their claim is the answer (`mine` is false) and stays. What is rejected is with nobody
   * (`claim` is null). It keeps nobody from changing or deciding the record: that is what versions are for. 409
   * `certificate_verified` where nothing is left to decide.
   */
  @Post(':id/claim')
  @Needs('certificates.review')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ClaimedDto, description: 'Who has it now' })
  @ResourceErrors(401, 403, missing('Certificate'), 'certificate_verified')
  async claimCertificate(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ClaimedDto> {
    return toClaimedDto(id, await this.claims.take(actor, id));
  }

  /** Give a certificate back: ends the own claim, and leaves another's alone */
  @Delete(':id/claim')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'The caller has no claim on it' })
  @ResourceErrors(401, 403, missing('Certificate'))
  async releaseCertificate(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<RemovedDto> {
    await this.claims.release(actor, id);
    return { id };
  }

  /**
   * What was done with a certificate
   *
   * @remarks For staff who may read or review certificates, out of the audit trail; with the withdrawal of its report.
   * Sorted by `at` (or `id`, which is the same), newest first if not said otherwise.
   */
  @Get(':id/history')
  @SignedIn()
  @AuditsRead('certificate', IN_PATH)
  @AnswersRows(HistoryStepDto)
  @ResourceErrors(missing('Certificate'))
  async getCertificateHistory(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<HistoryStepDto[]> {
    const { page, sort } = readResourceList(query, HISTORY_LIST);
    const steps = await this.history.list(actor, id, page, { field: 'at', descending: sort.descending });
    return sendRows(reply, 'history', page, steps, toHistoryStepDto);
  }
}
