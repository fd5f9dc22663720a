import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { Env } from '../config/env.js';
import { Archives } from '../ports/archives.js';
import { Clock } from '../ports/clock.js';
import { CodeSecrets } from '../ports/code-secrets.js';
import { Digest } from '../ports/digest.js';
import { FileIntake } from '../ports/file-intake.js';
import { FileStorage } from '../ports/file-storage.js';
import { HtmlCleaner } from '../ports/html-cleaner.js';
import { Ids } from '../ports/ids.js';
import { LinkSigner } from '../ports/link-signer.js';
import { Links } from '../ports/links.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { PaymentSettings } from '../ports/payment-settings.js';
import { PdfRenderer } from '../ports/pdf-renderer.js';
import { Pseudonyms } from '../ports/pseudonyms.js';
import { QrDrawer } from '../ports/qr-drawer.js';
import { RateLimiter } from '../ports/rate-limiter.js';
import { RetentionPeriods } from '../ports/retention.js';
import { SessionTokens } from '../ports/session-tokens.js';
import { SiteSettings } from '../ports/site-settings.js';
import { YazlArchives } from './archive/yazl.archives.js';
import { DatabaseLifecycle } from './db/database.lifecycle.js';
import { dbProviders } from './db/db.providers.js';
import { PdfInspector } from './files/pdf.inspector.js';
import { PictureEncoder } from './files/picture.encoder.js';
import { UploadIntake } from './files/upload.file-intake.js';
import { jobBellProviders } from './jobs/job-transport.providers.js';
import { mailProviders } from './mail/mail.providers.js';
import { DomPurifyHtmlCleaner } from './news/dompurify.html-cleaner.js';
import { EnvPaymentSettings } from './payment/env.payment-settings.js';
import { SvgQrDrawer } from './payment/svg.qr-drawer.js';
import { ChromiumPdfRenderer } from './pdf/chromium-pdf.renderer.js';
import { EnvRetentionPeriods } from './retention/env.retention-periods.js';
import { Argon2PasswordHasher } from './security/argon2.password-hasher.js';
import { CryptoDigest } from './security/crypto.digest.js';
import { HmacCodeSecrets } from './security/hmac.code-secrets.js';
import { HmacLinkSigner } from './security/hmac.link-signer.js';
import { HmacPseudonyms } from './security/hmac.pseudonyms.js';
import { JwtSessionTokens } from './security/jwt.session-tokens.js';
import { MemoryRateLimiter } from './security/memory.rate-limiter.js';
import { PublicLinks } from './security/public.links.js';
import { RandomIds } from './security/random.ids.js';
import { RedisRateLimiter } from './security/redis.rate-limiter.js';
import { SystemClock } from './security/system.clock.js';
import { EnvSiteSettings } from './site/env.site-settings.js';
import { LocalFileStorage } from './storage/local.file-storage.js';

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
      { provide: SessionTokens, useClass: JwtSessionTokens },
      { provide: LinkSigner, useClass: HmacLinkSigner },
      { provide: Pseudonyms, useClass: HmacPseudonyms },
      { provide: CodeSecrets, useClass: HmacCodeSecrets },
      { provide: RateLimiter, useClass: env.redisUrl ? RedisRateLimiter : MemoryRateLimiter },
      { provide: FileStorage, useClass: LocalFileStorage },
      PdfInspector,
      PictureEncoder,
      { provide: FileIntake, useClass: UploadIntake },
      { provide: HtmlCleaner, useClass: DomPurifyHtmlCleaner },
      { provide: PdfRenderer, useClass: ChromiumPdfRenderer },
      { provide: PaymentSettings, useClass: EnvPaymentSettings },
      { provide: SiteSettings, useClass: EnvSiteSettings },
      { provide: QrDrawer, useClass: SvgQrDrawer },
      { provide: Archives, useClass: YazlArchives },
      { provide: RetentionPeriods, useClass: EnvRetentionPeriods },
    ];
    const providers: Provider[] = [
      { provide: Env, useValue: env },
      ...adapters,
      ...dbProviders,
      ...mailProviders(env),
      ...jobBellProviders(env),
    ];
    return {
      module: InfraModule,
      providers: [...providers, DatabaseLifecycle],
      exports: providers.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
