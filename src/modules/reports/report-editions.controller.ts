import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { FreshlyAuthenticated, Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { StaleExplainer } from '../audit/stale-explainer.service.js';
import { PROPOSED, type ProposedDto } from '../proposals/proposals.dto.js';
import { ReportCorrectionDto, ReportWithdrawalDto } from './report-editions.dto.js';
import { type Edited, ReportEditionsService } from './report-editions.service.js';
import { ReportDto, toReportDto } from './report-resource.dto.js';

const ANSWERS = {
  withdrawn: {
    status: 200,
    type: ReportDto,
    description: 'The edition as it is now',
    example: {
      status: 'withdrawn',
      withdrawnAt: '2026-05-01T04:05:06.789Z',
      reason: 'The university has revoked the degree.',
      allowedActions: [],
    },
  },
  corrected: {
    status: 201,
    type: ReportDto,
    description: 'The new edition; its PDF is being rendered',
    example: { id: 13, edition: 2, renderedAt: null, sha256: null, size: null },
  },
  reissued: {
    status: 201,
    type: ReportDto,
    description: 'The new edition; its PDF is being rendered',
    example: { id: 13, edition: 2, renderedAt: null, sha256: null, size: null, allowedActions: ['reissue'] },
  },
};

const NO_REASON = wrongField('reason', message('reason_needed'), 'missing_fields');
const NOTHING_NEW = wrongField('fields', message('nothing_changed'));

const CONFIRMATION_LOST: NamedError = {
  reason: 'confirmation_missing',
  message: message('confirmation_lost'),
  errors: { certNo: message('field_unconfirmed') },
};
const NOTHING_ON_RECORD: NamedError = { reason: 'nothing_changed', message: message('nothing_new_on_record') };

const STALE: NamedError = {
  reason: 'stale_version',
  stale: { currentVersion: 5, changedFields: ['name', 'passport'] },
};

@ApiTags('Reports')
@Controller('api/v1/reports')
export class ReportEditionsController {
  constructor(
    private readonly editions: ReportEditionsService,
    private readonly stale: StaleExplainer,
  ) {}

  /**
   * Withdraw a report
   *
   * @remarks For good: every channel says so from then on, with the reason. Its holder, and whoever watches the number,
   * is told by mail. Only the edition in force can be withdrawn.
   */
  @Post(':id/withdraw')
  @Needs('reports.withdraw')
  @FreshlyAuthenticated()
  @HttpCode(200)
  @ApiResponse(ANSWERS.withdrawn)
  @ApiResponse(PROPOSED)
  @ResourceErrors(
    NO_REASON,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Report'),
    'report_withdrawn',
    'report_superseded',
    'proposal_open',
  )
  async withdrawReport(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ReportWithdrawalDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReportDto | ProposedDto> {
    return answer(reply, actor, await this.editions.withdraw(actor, id, body.reason));
  }

  /**
   * Correct a report: issue its next edition under the same number
   *
   * @remarks The certificate stays verified, gets the corrected fields and the next version; the old edition is
   * superseded at once and is handed out no more. Its holder is told when the new PDF is ready, whoever watches the
   * number at once. A withdrawn report cannot be corrected. Each group that the correction touches needs an `accepted`
   * verdict with these `corrections`, but where the holder has erased the documents.
   */
  @Post(':id/correct')
  @Needs('reports.withdraw', 'certificates.read')
  @FreshlyAuthenticated()
  @ApiResponse(ANSWERS.corrected)
  @ApiResponse(PROPOSED)
  @ResourceErrors(
    NOTHING_NEW,
    NO_REASON,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Report'),
    STALE,
    'report_withdrawn',
    'report_superseded',
    'verdicts_missing',
    'proposal_open',
  )
  async correctReport(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { version, fields, reason }: ReportCorrectionDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReportDto | ProposedDto> {
    const target = { id: await this.editions.certificateOf(id), version };
    const edited = await this.stale.explaining(target, () =>
      this.editions.correct(actor, id, { version, fields, reason }),
    );
    return answer(reply, actor, edited);
  }

  /**
   * Issue a report anew, with what is on record by now
   *
   * @remarks The next edition under the same number, with the same particulars: for a confirmation or a review that
   * came later. Refused where it would say less. The old edition is superseded at once.
   */
  @Post(':id/reissue')
  @Needs('certificates.review')
  @ApiResponse(ANSWERS.reissued)
  @ResourceErrors(
    401,
    403,
    missing('Report'),
    'report_withdrawn',
    'report_superseded',
    'verdicts_missing',
    'confirmation_differs',
    CONFIRMATION_LOST,
    'proposal_open',
    NOTHING_ON_RECORD,
  )
  async reissueReport(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ReportDto> {
    return toReportDto(actor, await this.editions.reissue(actor, id));
  }
}

function answer(reply: AppReply, actor: Actor, edited: Edited): ReportDto | ProposedDto {
  if ('report' in edited) return toReportDto(actor, edited.report);
  reply.status(202);
  return { proposalId: edited.proposal.id };
}
