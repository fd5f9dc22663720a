import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { SessionCookie } from './session-cookie.js';
import { StaleExplainer } from './stale.explainer.js';

/** What all controllers share. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [SessionCookie, IdempotencyGate, StaleExplainer],
  exports: [SessionCookie, IdempotencyGate, StaleExplainer],
})
export class HttpModule {}
