import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { KnownDeviceCookie } from './known-device-cookie.js';
import { OrganisationCookie } from './organisation-cookie.js';
import { ReplayAuthorizer } from './replay.authorizer.js';
import { SessionCookie } from './session-cookie.js';

/** What all controllers share. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [SessionCookie, KnownDeviceCookie, OrganisationCookie, IdempotencyGate, ReplayAuthorizer],
  exports: [SessionCookie, KnownDeviceCookie, OrganisationCookie, IdempotencyGate, ReplayAuthorizer],
})
export class HttpModule {}
