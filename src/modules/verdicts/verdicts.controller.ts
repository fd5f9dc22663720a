import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { requiredTarget } from '../../domain/shared/record-version.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { AuditsRead, IN_PATH } from '../audit/audited-read.interceptor.js';
import { StaleExplainer } from '../audit/stale-explainer.service.js';
import { toVerdictDto, toVerdictOrder, VerdictDto, VerdictInputDto } from './verdicts.dto.js';
import { VerdictsService } from './verdicts.service.js';

const NO_REASON = wrongField('comment', message('verdict_reason_needed'));

/** What officers find of each group of an application. */
@ApiTags('Verdicts')
@Controller('api/v1/certificates')
export class VerdictsController {
  constructor(
    private readonly verdicts: VerdictsService,
    private readonly stale: StaleExplainer,
  ) {}

  /**
   * The verdicts on a certificate
   *
   * @remarks All of them, newest first; the newest of a group counts, while files and values are what they were.
   */
  @Get(':id/verdicts')
  @Needs('certificates.review')
  @AuditsRead('certificate', IN_PATH)
  @ApiResponse({ status: 200, type: [VerdictDto], description: 'The verdicts' })
  @ResourceErrors(401, 403, missing('Certificate'))
  async listVerdicts(@RecordId() id: number): Promise<VerdictDto[]> {
    return (await this.verdicts.list(id)).map(toVerdictDto);
  }

  /**
   * Record a verdict on a group
   *
   * @remarks It is kept with the version of the record, the SHA-256 of the files and the values that were compared, and
   * changes neither the record nor its version. A newer one supersedes it. Of a verified record it needs `corrections`.
   */
  @Post(':id/verdicts')
  @Needs('certificates.review')
  @ApiResponse({ status: 201, type: VerdictDto, description: 'The verdict' })
  @ResourceErrors(NO_REASON, 401, 403, missing('Certificate'), 'stale_version', 'certificate_verified')
  async createVerdict(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: VerdictInputDto,
  ): Promise<VerdictDto> {
    const target = requiredTarget(id, body.version);
    return toVerdictDto(
      await this.stale.explaining(target, () => this.verdicts.record(actor, target, toVerdictOrder(body))),
    );
  }
}
