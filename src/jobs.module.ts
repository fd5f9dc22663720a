import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Env } from './config/env.js';
import { AuditAnchorTask } from './modules/audit/audit-anchor.task.js';
import { AuditAnchorMailJob } from './modules/audit/audit-anchor-mail.job.js';
import { AuditAnchorsService } from './modules/audit/audit-anchors.service.js';
import { CodeMailJob } from './modules/auth/code-mail.job.js';
import { NewDeviceMailJob } from './modules/auth/new-device-mail.job.js';
import { PasswordMailJob } from './modules/auth/password-mail.job.js';
import { BounceMailboxTask } from './modules/bounces/bounce-mailbox.task.js';
import { BouncesService } from './modules/bounces/bounces.service.js';
import { CertificateDecideJob } from './modules/certificates/certificate-decide.job.js';
import { CertificateMailJob } from './modules/certificates/certificate-mail.job.js';
import { CertificateVerificationService } from './modules/certificates/certificate-verification.service.js';
import { CertificatesService } from './modules/certificates/certificates.service.js';
import { DecisionDroppedMailJob } from './modules/certificates/decision-dropped-mail.job.js';
import { HeldDecisionsService } from './modules/certificates/held-decisions.service.js';
import { RecordAdoptedMailJob } from './modules/certificates/record-adopted-mail.job.js';
import { ConfirmationDeskMailJob } from './modules/confirmations/confirmation-desk-mail.job.js';
import { ConfirmationDiffersMailJob } from './modules/confirmations/confirmation-differs-mail.job.js';
import { ConfirmationDisputedMailJob } from './modules/confirmations/confirmation-disputed-mail.job.js';
import { ConfirmationEndedMailJob } from './modules/confirmations/confirmation-ended-mail.job.js';
import { ConfirmationMailJob } from './modules/confirmations/confirmation-mail.job.js';
import { ConfirmationReceiptMailJob } from './modules/confirmations/confirmation-receipt-mail.job.js';
import { ConfirmationsTask } from './modules/confirmations/confirmations.task.js';
import { EnquiryOfficers } from './modules/confirmations/enquiry-officers.service.js';
import { LinkService } from './modules/confirmations/link.service.js';
import { RegistrarService } from './modules/confirmations/registrar.service.js';
import { FactorsMailJob } from './modules/factors/factors-mail.job.js';
import { FilePixelsJob } from './modules/files/file-pixels.job.js';
import { FilesPurgeJob } from './modules/files/files-purge.job.js';
import { MadeFilesService } from './modules/files/made-files.service.js';
import { OrphanedFilesService } from './modules/files/orphaned-files.service.js';
import { OrphanedFilesTask } from './modules/files/orphaned-files.task.js';
import { AccessRequestMailJob } from './modules/integrators/access-request-mail.job.js';
import { KeyLeakedMailJob } from './modules/integrators/key-leaked-mail.job.js';
import { PaymentMatchJob } from './modules/payment/payment-match.job.js';
import { ReceiptDocumentsService } from './modules/payment/receipt-documents.service.js';
import { ReceiptRenderJob } from './modules/payment/receipt-render.job.js';
import { ReceiptsTask } from './modules/payment/receipts.task.js';
import { AccountRemainsJob } from './modules/privacy/account-remains.job.js';
import { RetentionService } from './modules/privacy/retention.service.js';
import { RetentionTask } from './modules/privacy/retention.task.js';
import { FileReadJob } from './modules/readings/file-read.job.js';
import { FileTextJob } from './modules/readings/file-text.job.js';
import { GivenUpReadings } from './modules/readings/given-up-readings.service.js';
import { PassportReadingsService } from './modules/readings/passport-readings.service.js';
import { TextReadingsService } from './modules/readings/text-readings.service.js';
import { ReportCheckJob } from './modules/report-checks/report-check.job.js';
import { ReportCheckClaimsService } from './modules/report-checks/report-check-claims.service.js';
import { ReportCheckerService } from './modules/report-checks/report-checker.service.js';
import { ReportChecksTask } from './modules/report-checks/report-checks.task.js';
import { KnownReportsService } from './modules/reports/known-reports.service.js';
import { LookUpNotes } from './modules/reports/look-up-notes.service.js';
import { OrphanedPdfsService } from './modules/reports/orphaned-pdfs.service.js';
import { OrphanedPdfsTask } from './modules/reports/orphaned-pdfs.task.js';
import { PendingSealsService } from './modules/reports/pending-seals.service.js';
import { PendingSealsTask } from './modules/reports/pending-seals.task.js';
import { ReportChangedJob } from './modules/reports/report-changed.job.js';
import { ReportChangedMailJob } from './modules/reports/report-changed-mail.job.js';
import { ReportRenderJob } from './modules/reports/report-render.job.js';
import { SampleRenderJob } from './modules/reports/sample-render.job.js';
import { SampleReportService } from './modules/reports/sample-report.service.js';
import { WatchAskedMailJob } from './modules/reports/watch-asked-mail.job.js';
import { LookUpMailJob } from './modules/sharing/look-up-mail.job.js';
import { ShareMailJob } from './modules/sharing/share-mail.job.js';
import { CertificateSignalsJob } from './modules/signals/certificate-signals.job.js';
import { AccountMadeMailJob } from './modules/users/account-made-mail.job.js';
import { AddressChangeMailJob } from './modules/users/address-change-mail.job.js';
import { EmailChangeMailJob } from './modules/users/email-change-mail.job.js';
import { VerdictsService } from './modules/verdicts/verdicts.service.js';
import { WebhookEventsService } from './modules/webhooks/webhook-events.service.js';
import { WebhookOffMailJob } from './modules/webhooks/webhook-off-mail.job.js';
import { WebhookReportJob } from './modules/webhooks/webhook-report.job.js';
import { WebhookSecretsService } from './modules/webhooks/webhook-secrets.service.js';
import { WebhookSendJob } from './modules/webhooks/webhook-send.job.js';
import { JOB_HANDLERS } from './platform/jobs/job.registry.js';
import type { JobHandler } from './platform/jobs/job-handler.port.js';
import { jobWorkerProviders, type ProcessRole, worksOnJobs } from './platform/jobs/job-transport.providers.js';
import { PERIODIC_TASKS, PeriodicRunner } from './platform/jobs/periodic.runner.js';
import type { PeriodicTask } from './platform/jobs/periodic-task.port.js';

/** Every job handler there is. Boot fails where a job has none, or two. */
const HANDLERS: ReadonlyArray<Type<JobHandler>> = [
  ReportRenderJob,
  ReceiptRenderJob,
  SampleRenderJob,
  ReportChangedJob,
  ReportChangedMailJob,
  WatchAskedMailJob,
  CertificateMailJob,
  CertificateDecideJob,
  DecisionDroppedMailJob,
  RecordAdoptedMailJob,
  LookUpMailJob,
  ShareMailJob,
  ConfirmationMailJob,
  ConfirmationReceiptMailJob,
  ConfirmationDeskMailJob,
  ConfirmationDisputedMailJob,
  ConfirmationDiffersMailJob,
  ConfirmationEndedMailJob,
  CodeMailJob,
  AccountMadeMailJob,
  PasswordMailJob,
  FactorsMailJob,
  NewDeviceMailJob,
  AddressChangeMailJob,
  EmailChangeMailJob,
  AuditAnchorMailJob,
  AccessRequestMailJob,
  AccountRemainsJob,
  FilesPurgeJob,
  FileReadJob,
  FileTextJob,
  FilePixelsJob,
  CertificateSignalsJob,
  PaymentMatchJob,
  KeyLeakedMailJob,
  ReportCheckJob,
  WebhookReportJob,
  WebhookSendJob,
  WebhookOffMailJob,
];

const TASKS: ReadonlyArray<Type<PeriodicTask>> = [
  OrphanedFilesTask,
  RetentionTask,
  PendingSealsTask,
  OrphanedPdfsTask,
  ReceiptsTask,
  ConfirmationsTask,
  ReportChecksTask,
  AuditAnchorTask,
  BounceMailboxTask,
];

/**
 * It provides what the handlers need once more: the modules of the nouns would bring their controllers into the worker
 * (decision 55).
 */
@Module({})
export class JobsModule {
  static for(role: ProcessRole, env: Env): DynamicModule {
    const handlers = { provide: JOB_HANDLERS, useFactory: (...all: JobHandler[]) => all, inject: [...HANDLERS] };
    const tasks = { provide: PERIODIC_TASKS, useFactory: (...all: PeriodicTask[]) => all, inject: [...TASKS] };
    const periodic = worksOnJobs(env, role) ? [...TASKS, tasks, PeriodicRunner] : [];
    return {
      module: JobsModule,
      providers: [
        ...HANDLERS,
        handlers,
        RetentionService,
        GivenUpReadings,
        PassportReadingsService,
        TextReadingsService,
        AuditAnchorsService,
        BouncesService,
        PendingSealsService,
        OrphanedPdfsService,
        OrphanedFilesService,
        MadeFilesService,
        SampleReportService,
        ReceiptDocumentsService,
        VerdictsService,
        LinkService,
        EnquiryOfficers,
        RegistrarService,
        ReportCheckClaimsService,
        ReportCheckerService,
        WebhookEventsService,
        WebhookSecretsService,
        KnownReportsService,
        LookUpNotes,
        CertificatesService,
        CertificateVerificationService,
        HeldDecisionsService,
        ...periodic,
        ...jobWorkerProviders(env, role),
      ],
    };
  }
}
