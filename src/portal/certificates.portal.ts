import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import type { Certificate } from '../domain/certificate/certificate.js';
import { message } from '../domain/messages/message.js';
import { AuditsRead } from '../modules/audit/audited-read.interceptor.js';
import { NOT_FOUND, STALE } from '../modules/certificates/certificate.examples.dto.js';
import { CertificateListsService } from '../modules/certificates/certificate-lists.service.js';
import { CertificateRemovalService } from '../modules/certificates/certificate-removal.service.js';
import {
  CertificateVerificationService,
  type Verified,
} from '../modules/certificates/certificate-verification.service.js';
import { CertificatesService, type WithActions } from '../modules/certificates/certificates.service.js';
import { EnquiriesService } from '../modules/confirmations/enquiries.service.js';
import { ReportsService } from '../modules/reports/reports.service.js';
import { VerdictsService } from '../modules/verdicts/verdicts.service.js';
import { Acts, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { ErrorFieldNames } from '../platform/http/error-field-names.js';
import { CodedAnswer, Portal, SUCCESS } from '../platform/http/portal-envelope.js';
import {
  CertificateIdQuery,
  CertificateIdsDto,
  CertificateListQuery,
  PORTAL_NAMES,
  PortalApplicationDto,
  PortalFormDto,
  PortalFormUpdateDto,
  PortalVerificationDto,
  RejectDto,
  toRawForm,
  toTarget,
  toTargets,
} from './certificates.dto.js';
import {
  PortalCertificateDto,
  PortalCertificateListDto,
  toPortalCertificateDto,
  toPortalCertificateSummaryDto,
} from './portal-certificate.dto.js';
import { readPortalPage } from './portal-page.dto.js';

const rowsOf = ({ cert_list }: PortalCertificateListDto) => cert_list.map(({ id }) => id);
const undecided = { verifi_no: null, decided_at: null, allowed_actions: ['save', 'apply', 'remove'] };
const saved = {
  message: 'Save Success!',
  model: PortalCertificateDto,
  example: { ...undecided, cert_status: 'Unverified', applied_at: null },
};
const applied = {
  message: 'Apply Success!',
  model: PortalCertificateDto,
  example: { ...undecided, cert_status: 'Verifying' },
};
const authenticated = { message: 'Authenticate Success!', model: PortalCertificateDto };

@ApiTags('Certificates')
@Portal('portal', 'cert')
@ErrorFieldNames(PORTAL_NAMES)
export class CertificatesPortal {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly lists: CertificateListsService,
    private readonly verification: CertificateVerificationService,
    private readonly verdicts: VerdictsService,
    private readonly enquiries: EnquiriesService,
    private readonly removal: CertificateRemovalService,
    private readonly reports: ReportsService,
  ) {}

  /**
   * List certificates, newest first
   *
   * @remarks Students see their own, staff who may read certificates all of them.
   */
  @Get('list')
  @SignedIn()
  @AuditsRead('certificate', rowsOf)
  @Answers({ model: PortalCertificateListDto })
  @ApiErrors(400, 401, 403)
  async listPortalCertificates(
    @CurrentActor() actor: Actor,
    @Query() query: CertificateListQuery,
  ): Promise<PortalCertificateListDto> {
    const { name, cert_status: status } = query;
    const filter = { ...(name?.trim() ? { name } : {}), ...(status ? { status } : {}) };
    const { items, total } = await this.certificates.list(actor, filter, readPortalPage(query));
    const rows = items.map(async (one) =>
      toPortalCertificateSummaryDto(
        one,
        one.certificate.isAskedAbout ? await this.enquiries.stepsOf(one.certificate) : [],
      ),
    );
    return { cert_list: await Promise.all(rows), count: total };
  }

  /** One certificate, with everything in its form */
  @Get('detail')
  @SignedIn()
  @AuditsRead('certificate')
  @Answers({ model: PortalCertificateDto })
  @ApiErrors(wrongField('id', message('whole_number_needed', { name: 'id' })), 401, NOT_FOUND)
  async getPortalCertificate(
    @CurrentActor() actor: Actor,
    @Query() { id }: CertificateIdQuery,
  ): Promise<PortalCertificateDto> {
    const listed = await this.lists.record(actor, id);
    const { certificate } = listed;
    return toPortalCertificateDto(listed, {
      rejections: await this.verdicts.rejectionsOf(certificate),
      enquiries: certificate.isAskedAbout ? await this.enquiries.stepsOf(certificate) : [],
      reportStatus: certificate.reportStatus,
    });
  }

  /** Save a new draft: nothing is required, but what is given must be well formed */
  @Post('add')
  @Acts('save')
  @Answers(saved)
  @ApiErrors(400, 401, 403, 'too_many_drafts')
  async addPortalCertificate(@CurrentActor() actor: Actor, @Body() body: PortalFormDto): Promise<PortalCertificateDto> {
    return this.answer(await this.certificates.saveDraft(actor, null, toRawForm(body)));
  }

  /** Create and submit in one step (students) */
  @Post('add-apply')
  @Acts('apply')
  @Answers(applied)
  @ApiErrors(400, 'missing_fields', 401, 403)
  async addAndApplyPortalCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: PortalApplicationDto,
  ): Promise<PortalCertificateDto> {
    return this.answer(await this.certificates.apply(actor, null, toRawForm(body)));
  }

  /** Create and verify in one step (reviewers) */
  @Post('add-auth')
  @Acts('authenticate')
  @Answers(authenticated)
  @ApiErrors(400, 'missing_fields', 401, 403, 'confirmation_missing', 'confirmation_differs')
  async addAndApprovePortalCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: PortalVerificationDto,
  ): Promise<PortalCertificateDto | CodedAnswer<PortalCertificateDto>> {
    return this.verified(await this.verification.authenticate(actor, null, toRawForm(body)));
  }

  /** Save changes: an application that its student saves is taken back from review */
  @Post('update')
  @Acts('save')
  @Answers(saved)
  @ApiErrors(400, 401, 403, NOT_FOUND, STALE, 'certificate_verified')
  async updatePortalCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: PortalFormUpdateDto,
  ): Promise<PortalCertificateDto> {
    return this.answer(await this.certificates.saveDraft(actor, toTarget(body), toRawForm(body)));
  }

  /** Save changes and submit (students) */
  @Post('update-apply')
  @Acts('apply')
  @Answers(applied)
  @ApiErrors(400, 'missing_fields', 401, 403, NOT_FOUND, STALE, 'certificate_verified', 'nothing_changed')
  async updateAndApplyPortalCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: PortalFormUpdateDto,
  ): Promise<PortalCertificateDto> {
    return this.answer(await this.certificates.apply(actor, toTarget(body), toRawForm(body)));
  }

  /** Save changes and verify (reviewers): the Approve button */
  @Post('update-auth')
  @Acts('authenticate')
  @Answers(authenticated)
  @ApiErrors(
    400,
    'missing_fields',
    401,
    403,
    NOT_FOUND,
    STALE,
    'certificate_verified',
    'confirmation_missing',
    'confirmation_differs',
    'proposal_open',
  )
  async updateAndApprovePortalCertificate(
    @CurrentActor() actor: Actor,
    @Body() body: PortalFormUpdateDto,
  ): Promise<PortalCertificateDto | CodedAnswer<PortalCertificateDto>> {
    return this.verified(await this.verification.authenticate(actor, toTarget(body), toRawForm(body)));
  }

  /** Reject with a reason or for what was found of some groups (reviewers), all of the ids or none */
  @Post('reject')
  @Acts('reject')
  @Answers({ message: 'Reject Success!' })
  @ApiErrors(
    wrongField('reject_reason', message('rejection_reason_needed'), 'missing_fields'),
    401,
    403,
    NOT_FOUND,
    STALE,
    'certificate_verified',
  )
  async rejectPortalCertificates(@CurrentActor() actor: Actor, @Body() body: RejectDto): Promise<null> {
    const order = { reason: body.reject_reason, groups: body.groups ?? [] };
    await this.certificates.reject(actor, toTargets(body), order);
    return null;
  }

  /** Remove, all of the ids or none; the uploaded files go with them */
  @Post('remove')
  @Acts('remove')
  @Answers({ message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, NOT_FOUND, STALE, 'certificate_verified')
  async removePortalCertificates(@CurrentActor() actor: Actor, @Body() body: CertificateIdsDto): Promise<null> {
    await this.removal.remove(actor, toTargets(body));
    return null;
  }

  /** Where a second officer has to release it, it is saved and no more. */
  private async verified(verified: Verified): Promise<PortalCertificateDto | CodedAnswer<PortalCertificateDto>> {
    const answer = await this.answer(verified);
    return verified.proposalId === null ? answer : new CodedAnswer(SUCCESS.portal, answer, saved.message);
  }

  private async answer(offered: WithActions<Certificate>): Promise<PortalCertificateDto> {
    const { certificate } = offered;
    return toPortalCertificateDto(offered, {
      rejections: await this.verdicts.rejectionsOf(certificate),
      enquiries: await this.enquiries.stepsOf(certificate),
      reportStatus: await this.reports.statusOf(certificate),
    });
  }
}
