import { AgentEntity } from '../modules/agents/agent.entity.js';
import { AuditChainEntity, AuditEventEntity } from '../modules/audit/audit.entity.js';
import { AddressLockEntity, CodeEntity } from '../modules/auth/code.entity.js';
import { InvitationEntity } from '../modules/auth/invitation.entity.js';
import { LoginFailureEntity } from '../modules/auth/login-failure.entity.js';
import { OrganisationIdentityEntity } from '../modules/auth/organisation-identity.entity.js';
import { SessionEntity } from '../modules/auth/session.entity.js';
import { BounceEntity, TakenBounceEntity } from '../modules/bounces/bounce.entity.js';
import { CertificateEntity, CertificateFileEntity } from '../modules/certificates/certificate.entity.js';
import { CertificateTotalEntity, CertificateWordEntity } from '../modules/certificates/certificate-word.entity.js';
import { HeldDecisionEntity } from '../modules/certificates/held-decision.entity.js';
import { CompanyEntity, CompanyWordEntity } from '../modules/companies/company.entity.js';
import {
  ConfirmationAnswerEntity,
  ConfirmationEntity,
  ConfirmationSettlementEntity,
} from '../modules/confirmations/confirmation.entity.js';
import { ContactEntity, MailDomainEntity } from '../modules/contacts/contact.entity.js';
import { CooperationEntity, CooperationWordEntity } from '../modules/cooperations/cooperation.entity.js';
import { CredentialStatusEntity } from '../modules/credentials/credential-status.entity.js';
import {
  FactorEntity,
  FactorRemovalEntity,
  FactorTicketEntity,
  RecoveryCodeEntity,
} from '../modules/factors/factor.entity.js';
import { FileEntity } from '../modules/files/file.entity.js';
import { AccessRequestEntity } from '../modules/integrators/access-request.entity.js';
import { ApiKeyEntity, ApiKeyUseEntity, IntegratorEntity } from '../modules/integrators/integrator.entity.js';
import { IntegratorMemberEntity, IntegratorMemberUseEntity } from '../modules/integrators/member.entity.js';
import { NewsEntity, NewsFileEntity, NewsWordEntity } from '../modules/news/news.entity.js';
import { PaymentEntity } from '../modules/payment/payment.entity.js';
import { PreferenceEntity } from '../modules/preferences/preference.entity.js';
import { ConsentEntity } from '../modules/privacy/consent.entity.js';
import { DataRequestEntity } from '../modules/privacy/data-request.entity.js';
import { SweepCursorEntity } from '../modules/privacy/sweep-cursor.entity.js';
import { ProposalEntity } from '../modules/proposals/proposal.entity.js';
import { ReadingEntity } from '../modules/readings/reading.entity.js';
import { RejectionReasonEntity } from '../modules/rejection-reasons/rejection-reason.entity.js';
import {
  IntegratorReportEntity,
  ReportCheckEntity,
  ReportCheckPartEntity,
} from '../modules/report-checks/report-check.entity.js';
import { ReportEntity, ReportWordEntity } from '../modules/reports/report.entity.js';
import { WatcherEntity } from '../modules/reports/watcher.entity.js';
import { ClaimEntity, QueueLockEntity } from '../modules/review/claim.entity.js';
import { RoleEntity } from '../modules/roles/role.entity.js';
import { LookUpChoicesEntity } from '../modules/sharing/look-up-choices.entity.js';
import { ShareEntity, ShareViewEntity } from '../modules/sharing/share.entity.js';
import { SignalEntity, SignalLookEntity } from '../modules/signals/signal.entity.js';
import { HealthSampleEntity } from '../modules/status/health-sample.entity.js';
import { UniversityEntity, UniversityWordEntity } from '../modules/universities/university.entity.js';
import { AddressChangeEntity } from '../modules/users/address-change.entity.js';
import { EmailChangeEntity } from '../modules/users/email-change.entity.js';
import { UserEntity, UserWordEntity } from '../modules/users/user.entity.js';
import { RejectingVerdictEntity } from '../modules/verdicts/rejecting-verdict.entity.js';
import { VerdictEntity } from '../modules/verdicts/verdict.entity.js';
import { WalletNonceEntity, WalletOfferEntity } from '../modules/wallet/wallet-offer.entity.js';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEntity } from '../modules/webhooks/webhook.entity.js';
import { IdempotencyAnswerEntity, IdempotencyKeyEntity } from '../platform/idempotency/idempotency.entity.js';
import { JobEntity } from '../platform/jobs/job.entity.js';
import { KeyMarkEntity } from '../platform/security/key-mark.entity.js';

/** Every table; a new one is added here. */
export const ENTITIES = [
  RoleEntity,
  UserEntity,
  UserWordEntity,
  AddressChangeEntity,
  EmailChangeEntity,
  BounceEntity,
  TakenBounceEntity,
  InvitationEntity,
  PreferenceEntity,
  SessionEntity,
  OrganisationIdentityEntity,
  FactorEntity,
  RecoveryCodeEntity,
  FactorTicketEntity,
  FactorRemovalEntity,
  CodeEntity,
  AddressLockEntity,
  LoginFailureEntity,
  FileEntity,
  ReadingEntity,
  CertificateEntity,
  CertificateFileEntity,
  CertificateWordEntity,
  CertificateTotalEntity,
  VerdictEntity,
  PaymentEntity,
  SignalEntity,
  SignalLookEntity,
  ProposalEntity,
  RejectingVerdictEntity,
  ConfirmationEntity,
  ConfirmationAnswerEntity,
  ConfirmationSettlementEntity,
  ClaimEntity,
  QueueLockEntity,
  HeldDecisionEntity,
  RejectionReasonEntity,
  ReportEntity,
  ReportWordEntity,
  WatcherEntity,
  CredentialStatusEntity,
  ShareEntity,
  ShareViewEntity,
  LookUpChoicesEntity,
  WalletOfferEntity,
  WalletNonceEntity,
  JobEntity,
  UniversityEntity,
  UniversityWordEntity,
  ContactEntity,
  MailDomainEntity,
  IntegratorEntity,
  ApiKeyEntity,
  ApiKeyUseEntity,
  AccessRequestEntity,
  IntegratorMemberEntity,
  IntegratorMemberUseEntity,
  IntegratorReportEntity,
  ReportCheckEntity,
  ReportCheckPartEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  CompanyEntity,
  CompanyWordEntity,
  CooperationEntity,
  CooperationWordEntity,
  AgentEntity,
  NewsEntity,
  NewsFileEntity,
  NewsWordEntity,
  AuditEventEntity,
  AuditChainEntity,
  IdempotencyKeyEntity,
  IdempotencyAnswerEntity,
  ConsentEntity,
  DataRequestEntity,
  SweepCursorEntity,
  KeyMarkEntity,
  HealthSampleEntity,
];
