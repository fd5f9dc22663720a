import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { FreshlyAuthenticated, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { sendCsv } from '../../platform/http/csv.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import {
  ResourceFilterQuery,
  ResourceListQuery,
  readResourceList,
  sendRows,
} from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { EnquiriesService } from '../confirmations/enquiries.service.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';
import { CERTIFICATE_COLUMNS, CERTIFICATE_CSV } from './certificate.columns.dto.js';
import { NOT_FOUND } from './certificate.examples.dto.js';
import {
  CertificateDetailDto,
  CertificateRowDto,
  toCertificateDetailDto,
  toCertificateRowDto,
} from './certificate-answer.dto.js';
import { CertificateListsService } from './certificate-lists.service.js';
import { CERTIFICATE_LIST } from './certificate-resource.dto.js';

/** What is read of certificates; the writing calls are in `certificates.controller.ts`. */
@ApiTags('Certificates')
@Controller('api/v1/certificates')
export class CertificateListsController {
  constructor(
    private readonly lists: CertificateListsService,
    private readonly verdicts: VerdictsService,
    private readonly enquiries: EnquiriesService,
  ) {}

  /**
   * List certificates
   *
   * @remarks Students see their own, staff who may read or review certificates all of them. Newest first, or sorted by
   * `id`, `name`, `university`, `status`, `type`, `appliedAt`, `assignedTo` (for staff), `updatedAt` or `reportNumber`.
   * Filters: `q` (words of name, university, email and report number, each by its beginning, or a whole passport), `id`
   * (a list), `name` (words of the applicant's name, each by its beginning), `status`, `university` (its name or the
   * beginning of it), `email`, `passport` and `certNo` (whole; letter case does not matter, nor do blanks, dashes and
   * slashes in the two numbers), `ownerId`, `type`, `appliedSince` and `appliedUntil` (a moment with its zone, or a day
   * in Malaysia, both days included), `unclaimed` (true leaves out what other reviewers have claimed; for staff),
   * `view` (`mine`, `free`, `applicant`: with the applicant again, `university`, `ministry`: they were asked and have
   * not answered, `answerOverdue`: nor in time, `overdue`, `decidedToday`, `signals`: what waits with an open one; for
   * staff), `signal` (`any` or a kind: with an open signal; for those who review), `assignedTo` and `decidedBy` (ids of
   * officers), `decidedSince` and `decidedUntil`, `rejectionReason` (the id of a saved reason, 0 for any other),
   * `universityName` (the whole name). Totals of filtered lists are counted up to 100,000.
   */
  @Get()
  @SignedIn()
  @AuditsRead('certificate')
  @AnswersRows(CertificateRowDto)
  async listCertificates(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<CertificateRowDto[]> {
    const { page, sort, filter } = readResourceList(query, CERTIFICATE_LIST);
    const found = await this.lists.search(actor, { page, sort, filter });
    return sendRows(reply, 'certificates', page, found, toCertificateRowDto);
  }

  /**
   * All certificates of a filter as a table
   *
   * @remarks CSV in UTF-8 with a byte order mark, newest first, with the filters of the list. What a spreadsheet would
   * take for a formula begins with an apostrophe. Each export is written down. For staff who see or review
   * applications, and who have shown within the last ten minutes that it is they: 403 `reauthentication_required`
   * otherwise.
   */
  @Get('export.csv')
  @SignedIn()
  @FreshlyAuthenticated()
  @LimitTo(10, 'export')
  @ApiResponse({
    status: 200,
    description: 'The table',
    content: { 'text/csv': { schema: { type: 'string' }, example: CERTIFICATE_CSV } },
  })
  @ResourceErrors(400, 401, 'forbidden', 'reauthentication_required')
  async exportCertificates(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceFilterQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const { filter } = readResourceList(query, CERTIFICATE_LIST);
    return sendCsv(reply, 'certificates.csv', CERTIFICATE_COLUMNS, await this.lists.export(actor, filter));
  }

  /** One certificate */
  @Get(':id')
  @SignedIn()
  @AuditsRead('certificate')
  @ApiResponse({
    status: 200,
    type: CertificateDetailDto,
    description: 'The record',
  })
  @ResourceErrors(401, NOT_FOUND)
  async getCertificate(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<CertificateDetailDto> {
    const listed = await this.lists.detail(actor, id);
    const { certificate } = listed;
    const beside = await this.lists.verificationBeside(certificate);
    const evidence = await this.verdicts.evidenceFor(actor, certificate);
    const rejections = certificate.isChecked ? await this.verdicts.rejectionsOf(certificate) : [];
    const steps = certificate.isAskedAbout ? await this.enquiries.stepsOf(certificate) : [];
    return toCertificateDetailDto(listed, beside, evidence, rejections, steps);
  }
}
