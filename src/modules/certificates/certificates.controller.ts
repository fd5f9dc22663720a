import { Body, Controller, Delete, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import {
  type ChangeTarget,
  presentTarget,
  requiredTarget,
  versionRequired,
} from '../../domain/shared/record-version.js';
import { Acts } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { ErrorFieldNames } from '../../platform/http/error-field-names.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RecordsRemovalDto, RecordsRemovedDto, toRemovalTargets } from '../../platform/http/removal.dto.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { StaleExplainer } from '../audit/stale-explainer.service.js';
import { PROPOSED, type ProposedDto } from '../proposals/proposals.dto.js';
import { CertificateClaimsService } from '../review/certificate-claims.service.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';
import { ANSWERS, NO_REASON, NOT_FOUND, STALE } from './certificate.examples.dto.js';
import { CertificateDto, toCertificateDto } from './certificate-answer.dto.js';
import { CertificateRemovalService } from './certificate-removal.service.js';
import {
  CertificateApprovalDto,
  CertificateChangeDto,
  CertificateInputDto,
  CertificateRejectionDto,
  CertificateVerificationDto,
  CertificateVersionDto,
  toResourceForm,
} from './certificate-resource.dto.js';
import { CertificateVerificationService, type Verified } from './certificate-verification.service.js';
import { CertificatesService, type WithActions } from './certificates.service.js';
import { HeldDecisionsService } from './held-decisions.service.js';

/** What a call answers that only proposes. */
function proposedIn(reply: AppReply, { proposalId }: Verified): ProposedDto | null {
  if (proposalId === null) return null;
  reply.status(202);
  return { proposalId };
}

@ApiTags('Certificates')
@Controller('api/v1/certificates')
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly removal: CertificateRemovalService,
    private readonly claims: CertificateClaimsService,
    private readonly verification: CertificateVerificationService,
    private readonly verdicts: VerdictsService,
    private readonly decisions: HeldDecisionsService,
    private readonly stale: StaleExplainer,
  ) {}

  /** Save a new draft: nothing is required, but what is given must be well formed */
  @Post()
  @Acts('save')
  @ApiResponse(ANSWERS.added)
  @ResourceErrors(400, 401, 403, 'too_many_drafts')
  async createCertificate(@CurrentActor() actor: Actor, @Body() body: CertificateInputDto): Promise<CertificateDto> {
    return toCertificateDto(await this.certificates.saveDraft(actor, null, toResourceForm(body)));
  }

  /** Create and verify in one step (reviewers) */
  @Post('authenticate')
  @Acts('authenticate')
  @ApiResponse(ANSWERS.addedVerified)
  @ApiResponse(PROPOSED)
  @ResourceErrors(400, 'missing_fields', 401, 403, 'confirmation_missing', 'confirmation_differs')
  async authenticateCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: CertificateVerificationDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CertificateDto | ProposedDto> {
    const verified = await this.verification.authenticate(actor, null, toResourceForm(body));
    return proposedIn(reply, verified) ?? toCertificateDto(verified);
  }

  /**
   * Remove several, all of the ids or none; the uploaded files go with them
   *
   * @remarks `errors` of a refusal tells by id what keeps each of those that must stay.
   */
  @Post('remove')
  @Acts('remove')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecordsRemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 403, NOT_FOUND, STALE, 'certificate_verified')
  async deleteCertificates(@CurrentActor() actor: Actor, @Body() body: RecordsRemovalDto): Promise<RecordsRemovedDto> {
    await this.removal.remove(actor, toRemovalTargets(body));
    return { ids: body.ids };
  }

  /**
   * Save changes, in whole or in part
   *
   * @remarks Never sets a status, but an application that its student saves is taken back from review. 428
   * `version_required` where no version is sent: nobody changes a record unseen.
   */
  @Put(':id')
  @Acts('save')
  @ApiResponse(ANSWERS.saved)
  @ResourceErrors(400, 401, 403, NOT_FOUND, STALE, 'certificate_verified', 'version_required')
  async updateCertificate(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CertificateChangeDto,
  ): Promise<CertificateDto> {
    const saved = this.changed(actor, requiredTarget(id, body.version), (target) =>
      this.certificates.saveDraft(actor, target, toResourceForm(body)),
    );
    return saved.catch((error: unknown) => {
      throw versionRequired(error);
    });
  }

  /**
   * Submit the record as it stands (students)
   *
   * @remarks 409 `nothing_changed` where a rejection has marked groups and one of them is as it was: neither a file,
   * nor a field that its checks support, nor its remark has changed.
   */
  @Post(':id/apply')
  @Acts('apply')
  @HttpCode(200)
  @ApiResponse(ANSWERS.applied)
  @ResourceErrors(400, 'missing_fields', 401, 403, NOT_FOUND, STALE, 'certificate_verified', 'nothing_changed')
  async applyForCertificate(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CertificateVersionDto,
  ): Promise<CertificateDto> {
    return this.changed(actor, requiredTarget(id, body.version), (target) =>
      this.certificates.apply(actor, target, {}),
    );
  }

  /**
   * Verify the record as it stands (reviewers)
   *
   * @remarks Each group needs a standing `accepted` (`POST certificates/:id/verdicts`): 409 `verdicts_missing` names
   * those without. With `hold` all of that is asked at once, but the record stays as it is for `DECISION_HOLD_SECONDS`
   * and shows `decisionPending`, which `POST certificates/:id/undo` drops; then everything is asked again and done. A
   * change of the record drops it as well, a decision without `hold` included, and its officer is told by mail. 409
   * `decision_pending` for a second one.
   */
  @Post(':id/approve')
  @Acts('authenticate')
  @HttpCode(200)
  @ApiResponse(ANSWERS.approved)
  @ApiResponse(PROPOSED)
  @ResourceErrors(
    400,
    'missing_fields',
    401,
    403,
    NOT_FOUND,
    STALE,
    'certificate_verified',
    'verdicts_missing',
    'confirmation_missing',
    'confirmation_differs',
    'proposal_open',
    'decision_pending',
  )
  async approveCertificate(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CertificateApprovalDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CertificateDto | ProposedDto> {
    const target = requiredTarget(id, body.version);
    const isHeld = this.decisions.isHeld(body);
    const verified = await this.stale.explaining(target, () => this.verification.approve(actor, target, isHeld));
    return proposedIn(reply, verified) ?? this.told(actor, verified);
  }

  /**
   * Reject with a reason (reviewers)
   *
   * @remarks Or for what was found: `groups` names groups with a standing `send_again` or `refused`. `hold` as in
   * `approve`.
   */
  @Post(':id/reject')
  @Acts('reject')
  @HttpCode(200)
  @ErrorFieldNames({ rejectReason: 'reason' })
  @ApiResponse(ANSWERS.rejected)
  @ResourceErrors(NO_REASON, 401, 403, NOT_FOUND, STALE, 'certificate_verified', 'decision_pending')
  async rejectCertificate(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: CertificateRejectionDto,
  ): Promise<CertificateDto> {
    const order = { reason: body.reason, groups: body.groups ?? [] };
    return this.changed(actor, requiredTarget(id, body.version), (target) =>
      this.decisions.isHeld(body)
        ? this.decisions.reject(actor, target, order)
        : this.certificates.rejectOne(actor, target, order),
    );
  }

  /** Remove the record; its uploaded files go with it */
  @Delete(':id')
  @Acts('remove')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, NOT_FOUND, STALE, 'certificate_verified')
  async deleteCertificate(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: SeenVersionQuery,
  ): Promise<RemovedDto> {
    const target = presentTarget(id, query.version);
    await this.stale.explaining(target, () => this.removal.remove(actor, [target]));
    return { id };
  }

  /** The record after a change; a refusal for its version says what the caller has missed. */
  private async changed(
    actor: Actor,
    target: ChangeTarget,
    change: (target: ChangeTarget) => Promise<WithActions<Certificate>>,
  ): Promise<CertificateDto> {
    return this.told(actor, await this.stale.explaining(target, () => change(target)));
  }

  private async told(actor: Actor, offered: WithActions<Certificate>): Promise<CertificateDto> {
    const { certificate } = offered;
    const [rejections, claim, pending] = await Promise.all([
      this.verdicts.rejectionsOf(certificate),
      this.claims.seenOn(actor, certificate.id),
      this.decisions.pendingOn(actor, certificate.id),
    ]);
    return toCertificateDto(offered, { rejections, claim, pending });
  }
}
