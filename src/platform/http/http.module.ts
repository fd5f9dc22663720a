import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { ReplayAuthorizer } from './replay.authorizer.js';
import { SessionCookie } from './session-cookie.js';

/** What all controllers share. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [SessionCookie, IdempotencyGate, ReplayAuthorizer],
  exports: [SessionCookie, IdempotencyGate, ReplayAuthorizer],
})
export class HttpModule {}
