import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { Env } from '../config/env.js';
import { StaffFactors } from '../domain/account/factors.js';
import { StaffIdle } from '../domain/account/idle.js';
import { OrganisationRules } from '../domain/account/organisation.js';
import { StaffPasswords } from '../domain/account/password.js';
import { AnchorMail } from '../domain/audit/anchor.js';
import { ConfirmationRules } from '../domain/confirmation/requirement.js';
import { PaymentAccount } from '../domain/payment/payment-details.js';
import { RetentionDays } from '../domain/privacy/retention.js';
import { SecondOfficer } from '../domain/proposal/proposal.js';
import { DecisionHold } from '../domain/review/held-decision.js';
import { ReviewPromise } from '../domain/review/review-promise.js';
import { Links } from '../domain/site/links.js';
import { SiteDetails } from '../domain/site/site-details.js';
import { WalletRules } from '../domain/wallet/wallet-rules.js';
import { GatheredReadTrail } from '../modules/audit/gathered.read-trail.js';
import { ReadTrail } from '../modules/audit/read-trail.port.js';
import { dbProviders } from '../unit-of-work/repositories.js';
import { typeOrmModules } from '../unit-of-work/typeorm.modules.js';
import { Archives } from './archive/archives.port.js';
import { YazlArchives } from './archive/yazl.archives.js';
import { Bitstrings } from './credentials/bitstrings.port.js';
import { CredentialSigner } from './credentials/credential-signer.port.js';
import { GzipBitstrings } from './credentials/gzip.bitstrings.js';
import { HolderProofs } from './credentials/holder-proofs.port.js';
import { JoseCredentialSigner } from './credentials/jose.credential-signer.js';
import { JoseHolderProofs } from './credentials/jose.holder-proofs.js';
import { Database } from './db/database.js';
import { DatabaseLifecycle } from './db/database.lifecycle.js';
import { FileIntake } from './files/file-intake.port.js';
import { PictureEncoder } from './files/picture.encoder.js';
import { PicturePoints } from './files/picture-points.port.js';
import { UploadIntake } from './files/upload.file-intake.js';
import { DomPurifyHtmlCleaner } from './html/dompurify.html-cleaner.js';
import { HtmlCleaner } from './html/html-cleaner.port.js';
import { HmacRequestFingerprints } from './idempotency/hmac.request-fingerprints.js';
import { RequestFingerprints } from './idempotency/request-fingerprints.port.js';
import { jobNotifierProviders } from './jobs/job-transport.providers.js';
import { mailProviders } from './mail/mail.providers.js';
import { ClamdMalwareScanner } from './malware/clamd.malware-scanner.js';
import { MalwareScanner } from './malware/malware-scanner.port.js';
import { NoMalwareScanner } from './malware/no.malware-scanner.js';
import { NameReader } from './names/name-reader.port.js';
import { TransliteratingNameReader } from './names/transliterating.name-reader.js';
import { opsProviders } from './ops/ops.providers.js';
import { ChromiumPdfRenderer } from './pdf/chromium-pdf.renderer.js';
import { PdfRenderer } from './pdf/pdf-renderer.port.js';
import { PdfInspector } from './pdf-inspection/pdf.inspector.js';
import { ChildProcesses } from './processes/child.processes.js';
import { QrDrawer } from './qr/qr-drawer.port.js';
import { SvgQrDrawer } from './qr/svg.qr-drawer.js';
import { DocumentReader } from './reading/document-reader.port.js';
import { ForkedDocumentReader } from './reading/forked.document-reader.js';
import { ForkedSealReader } from './seal/forked.seal-reader.js';
import { KeyStatementSigner } from './seal/key.statement-signer.js';
import { PadesReportSigner } from './seal/pades.report-signer.js';
import { ReportSigner } from './seal/report-signer.port.js';
import { loadSealKeys, SealKeys } from './seal/seal-keys.js';
import { SealReader } from './seal/seal-reader.port.js';
import { StatementSigner } from './seal/statement-signer.port.js';
import { AesSecretBox } from './security/aes.secret-box.js';
import { Argon2PasswordHasher } from './security/argon2.password-hasher.js';
import { AuditKeys } from './security/audit-keys.port.js';
import { Clock } from './security/clock.port.js';
import { CodeSecrets } from './security/code-secrets.port.js';
import { CommonPasswords } from './security/common-passwords.port.js';
import { CountedPasswordTries } from './security/counted.password-tries.js';
import { DraftKeys } from './security/draft-keys.port.js';
import { FilteredCommonPasswords } from './security/filtered.common-passwords.js';
import { HkdfDraftKeys } from './security/hkdf.draft-keys.js';
import { HmacAuditKeys } from './security/hmac.audit-keys.js';
import { HmacCodeSecrets } from './security/hmac.code-secrets.js';
import { HmacKnownDevices } from './security/hmac.known-devices.js';
import { HmacLinkSecrets } from './security/hmac.link-secrets.js';
import { HmacLinkSigner } from './security/hmac.link-signer.js';
import { HmacPseudonyms } from './security/hmac.pseudonyms.js';
import { HmacWalletSecrets } from './security/hmac.wallet-secrets.js';
import { Ids } from './security/ids.port.js';
import { JwtSessionTokens } from './security/jwt.session-tokens.js';
import { KeyRing } from './security/key-ring.js';
import { KnownDevices } from './security/known-devices.port.js';
import { LinkSecrets } from './security/link-secrets.port.js';
import { LinkSigner } from './security/link-signer.port.js';
import { MemoryRateLimiter } from './security/memory.rate-limiter.js';
import { OpenIdOrganisation } from './security/openid.organisation.js';
import { Organisation } from './security/organisation.port.js';
import { Passkeys } from './security/passkeys.port.js';
import { PasswordHasher } from './security/password-hasher.port.js';
import { PasswordTries } from './security/password-tries.port.js';
import { Pseudonyms } from './security/pseudonyms.port.js';
import { RandomIds } from './security/random.ids.js';
import { RateLimiter } from './security/rate-limiter.port.js';
import { RedisRateLimiter } from './security/redis.rate-limiter.js';
import { SecretBox } from './security/secret-box.port.js';
import { SessionTokens } from './security/session-tokens.port.js';
import { SimpleWebAuthnPasskeys } from './security/simplewebauthn.passkeys.js';
import { SystemClock } from './security/system.clock.js';
import { WaitingRoom } from './security/waiting-room.js';
import { WalletSecrets } from './security/wallet-secrets.port.js';
import { FileStorage } from './storage/file-storage.port.js';
import { LocalFileStorage } from './storage/local.file-storage.js';
import { RawFiles } from './storage/raw-files.port.js';
import { S3FileStorage } from './storage/s3.file-storage.js';
import { SealedFileStorage } from './storage/sealed.file-storage.js';
import { Sha256VerifiedFiles } from './storage/sha256.verified-files.js';
import { VerifiedFiles } from './storage/verified-files.port.js';
import { webhookSender } from './webhooks/webhook-sender.factory.js';
import { WebhookSender } from './webhooks/webhook-sender.port.js';

/** The only place that binds a port to an adapter. */
@Global()
@Module({})
export class PlatformModule {
  static with(env: Env): DynamicModule {
    /** What a service needs of the settings is injected as it is. */
    const settings: Provider[] = [
      { provide: Env, useValue: env },
      { provide: Links, useValue: new Links(env.publicUrl) },
      { provide: PaymentAccount, useValue: env.payment },
      { provide: SiteDetails, useValue: env.site },
      { provide: RetentionDays, useValue: env.retention },
      { provide: ReviewPromise, useValue: env.reviewPromise },
      { provide: SecondOfficer, useValue: env.secondOfficer },
      { provide: DecisionHold, useValue: env.decisionHold },
      { provide: AnchorMail, useValue: { to: env.audit.anchorMail } },
      { provide: StaffFactors, useValue: env.staffFactors },
      { provide: StaffIdle, useValue: env.staffIdle },
      { provide: StaffPasswords, useValue: env.staffPasswords },
      { provide: OrganisationRules, useValue: env.organisationRules },
      { provide: ConfirmationRules, useValue: env.confirmations },
      { provide: WalletRules, useValue: env.wallet },
    ];
    const adapters: Provider[] = [
      { provide: Clock, useClass: SystemClock },
      { provide: Ids, useClass: RandomIds },
      { provide: PasswordHasher, useClass: Argon2PasswordHasher },
      WaitingRoom,
      { provide: CommonPasswords, useClass: FilteredCommonPasswords },
      { provide: KnownDevices, useClass: HmacKnownDevices },
      { provide: PasswordTries, useClass: CountedPasswordTries },
      { provide: SessionTokens, useClass: JwtSessionTokens },
      { provide: Passkeys, useClass: SimpleWebAuthnPasskeys },
      { provide: Organisation, useClass: OpenIdOrganisation },
      { provide: LinkSigner, useClass: HmacLinkSigner },
      { provide: NameReader, useClass: TransliteratingNameReader },
      { provide: WebhookSender, useFactory: webhookSender, inject: [Env] },
      { provide: LinkSecrets, useClass: HmacLinkSecrets },
      { provide: WalletSecrets, useClass: HmacWalletSecrets },
      { provide: DraftKeys, useClass: HkdfDraftKeys },
      { provide: AuditKeys, useClass: HmacAuditKeys },
      { provide: ReadTrail, useClass: GatheredReadTrail },
      { provide: KeyRing, useValue: new KeyRing(env.filesKeys) },
      { provide: SecretBox, useClass: AesSecretBox },
      { provide: Pseudonyms, useClass: HmacPseudonyms },
      { provide: RequestFingerprints, useClass: HmacRequestFingerprints },
      { provide: CodeSecrets, useClass: HmacCodeSecrets },
      { provide: RateLimiter, useClass: env.redisUrl ? RedisRateLimiter : MemoryRateLimiter },
      { provide: RawFiles, useClass: env.s3 ? S3FileStorage : LocalFileStorage },
      SealedFileStorage,
      { provide: FileStorage, useExisting: SealedFileStorage },
      { provide: VerifiedFiles, useClass: Sha256VerifiedFiles },
      { provide: MalwareScanner, useClass: env.clamd ? ClamdMalwareScanner : NoMalwareScanner },
      ChildProcesses,
      PdfInspector,
      PictureEncoder,
      { provide: PicturePoints, useExisting: PictureEncoder },
      { provide: FileIntake, useClass: UploadIntake },
      { provide: HtmlCleaner, useClass: DomPurifyHtmlCleaner },
      { provide: PdfRenderer, useClass: ChromiumPdfRenderer },
      { provide: SealKeys, useFactory: () => loadSealKeys(env, new Date()) },
      { provide: ReportSigner, useClass: PadesReportSigner },
      { provide: StatementSigner, useClass: KeyStatementSigner },
      { provide: DocumentReader, useClass: ForkedDocumentReader },
      { provide: SealReader, useClass: ForkedSealReader },
      { provide: CredentialSigner, useClass: JoseCredentialSigner },
      { provide: HolderProofs, useClass: JoseHolderProofs },
      { provide: Bitstrings, useClass: GzipBitstrings },
      { provide: QrDrawer, useClass: SvgQrDrawer },
      { provide: Archives, useClass: YazlArchives },
    ];
    const database = new Database(env);
    const imports = typeOrmModules(database);
    const providers: Provider[] = [
      ...settings,
      { provide: Database, useValue: database },
      ...adapters,
      ...dbProviders,
      ...mailProviders(env),
      ...opsProviders,
      ...jobNotifierProviders(env),
    ];
    return {
      module: PlatformModule,
      imports,
      providers: [...providers, DatabaseLifecycle],
      exports: [...imports, ...providers.map((provider) => ('provide' in provider ? provider.provide : provider))],
    };
  }
}
