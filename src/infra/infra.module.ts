import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { Env } from '../config/env.js';
import { Archives } from '../ports/archives.js';
import { Bitstrings } from '../ports/bitstrings.js';
import { Clock } from '../ports/clock.js';
import { CodeSecrets } from '../ports/code-secrets.js';
import { CredentialSigner } from '../ports/credential-signer.js';
import { Digest } from '../ports/digest.js';
import { FileIntake } from '../ports/file-intake.js';
import { FileStorage } from '../ports/file-storage.js';
import { HtmlCleaner } from '../ports/html-cleaner.js';
import { Ids } from '../ports/ids.js';
import { LinkSigner } from '../ports/link-signer.js';
import { Links } from '../ports/links.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { PasswordTries } from '../ports/password-tries.js';
import { PaymentSettings } from '../ports/payment-settings.js';
import { PdfRenderer } from '../ports/pdf-renderer.js';
import { Pseudonyms } from '../ports/pseudonyms.js';
import { QrDrawer } from '../ports/qr-drawer.js';
import { RateLimiter } from '../ports/rate-limiter.js';
import { ReportSigner } from '../ports/report-signer.js';
import { RequestFingerprints } from '../ports/request-fingerprints.js';
import { RetentionPeriods } from '../ports/retention.js';
import { SealReader } from '../ports/seal-reader.js';
import { SessionTokens } from '../ports/session-tokens.js';
import { SiteSettings } from '../ports/site-settings.js';
import { VerifiedFiles } from '../ports/verified-files.js';
import { YazlArchives } from './archive/yazl.archives.js';
import { GzipBitstrings } from './credentials/gzip.bitstrings.js';
import { JoseCredentialSigner } from './credentials/jose.credential-signer.js';
import { DatabaseLifecycle } from './db/database.lifecycle.js';
import { dbProviders } from './db/db.providers.js';
import { PdfInspector } from './files/pdf.inspector.js';
import { PictureEncoder } from './files/picture.encoder.js';
import { UploadIntake } from './files/upload.file-intake.js';
import { jobBellProviders } from './jobs/job-transport.providers.js';
import { mailProviders } from './mail/mail.providers.js';
import { DomPurifyHtmlCleaner } from './news/dompurify.html-cleaner.js';
import { opsProviders } from './ops/ops.providers.js';
import { EnvPaymentSettings } from './payment/env.payment-settings.js';
import { SvgQrDrawer } from './payment/svg.qr-drawer.js';
import { ChromiumPdfRenderer } from './pdf/chromium-pdf.renderer.js';
import { EnvRetentionPeriods } from './retention/env.retention-periods.js';
import { ForkedSealReader } from './seal/forked.seal-reader.js';
import { PadesReportSigner } from './seal/pades.report-signer.js';
import { loadSealKeys, SealKeys } from './seal/seal-keys.js';
import { Argon2PasswordHasher } from './security/argon2.password-hasher.js';
import { CountedPasswordTries } from './security/counted.password-tries.js';
import { CryptoDigest } from './security/crypto.digest.js';
import { HmacCodeSecrets } from './security/hmac.code-secrets.js';
import { HmacLinkSigner } from './security/hmac.link-signer.js';
import { HmacPseudonyms } from './security/hmac.pseudonyms.js';
import { HmacRequestFingerprints } from './security/hmac.request-fingerprints.js';
import { JwtSessionTokens } from './security/jwt.session-tokens.js';
import { MemoryRateLimiter } from './security/memory.rate-limiter.js';
import { PublicLinks } from './security/public.links.js';
import { RandomIds } from './security/random.ids.js';
import { RedisRateLimiter } from './security/redis.rate-limiter.js';
import { SystemClock } from './security/system.clock.js';
import { WaitingRoom } from './security/waiting-room.js';
import { EnvSiteSettings } from './site/env.site-settings.js';
import { LocalFileStorage } from './storage/local.file-storage.js';
import { S3FileStorage } from './storage/s3.file-storage.js';
import { Sha256VerifiedFiles } from './storage/sha256.verified-files.js';

/** The only place that binds a port to an adapter. */
@Global()
@Module({})
export class InfraModule {
  static with(env: Env): DynamicModule {
    const adapters: Provider[] = [
      { provide: Clock, useClass: SystemClock },
      { provide: Digest, useClass: CryptoDigest },
      { provide: Ids, useClass: RandomIds },
      { provide: Links, useClass: PublicLinks },
      { provide: PasswordHasher, useClass: Argon2PasswordHasher },
      WaitingRoom,
      { provide: PasswordTries, useClass: CountedPasswordTries },
      { provide: SessionTokens, useClass: JwtSessionTokens },
      { provide: LinkSigner, useClass: HmacLinkSigner },
      { provide: Pseudonyms, useClass: HmacPseudonyms },
      { provide: RequestFingerprints, useClass: HmacRequestFingerprints },
      { provide: CodeSecrets, useClass: HmacCodeSecrets },
      { provide: RateLimiter, useClass: env.redisUrl ? RedisRateLimiter : MemoryRateLimiter },
      { provide: FileStorage, useClass: env.s3 ? S3FileStorage : LocalFileStorage },
      { provide: VerifiedFiles, useClass: Sha256VerifiedFiles },
      PdfInspector,
      PictureEncoder,
      { provide: FileIntake, useClass: UploadIntake },
      { provide: HtmlCleaner, useClass: DomPurifyHtmlCleaner },
      { provide: PdfRenderer, useClass: ChromiumPdfRenderer },
      { provide: SealKeys, useFactory: () => loadSealKeys(env, new Date()) },
      { provide: ReportSigner, useClass: PadesReportSigner },
      { provide: SealReader, useClass: ForkedSealReader },
      { provide: PaymentSettings, useClass: EnvPaymentSettings },
      { provide: SiteSettings, useClass: EnvSiteSettings },
      { provide: CredentialSigner, useClass: JoseCredentialSigner },
      { provide: Bitstrings, useClass: GzipBitstrings },
      { provide: QrDrawer, useClass: SvgQrDrawer },
      { provide: Archives, useClass: YazlArchives },
      { provide: RetentionPeriods, useClass: EnvRetentionPeriods },
    ];
    const providers: Provider[] = [
      { provide: Env, useValue: env },
      ...adapters,
      ...dbProviders,
      ...mailProviders(env),
      ...opsProviders,
      ...jobBellProviders(env),
    ];
    return {
      module: InfraModule,
      providers: [...providers, DatabaseLifecycle],
      exports: providers.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
