import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { SessionCookie } from './session-cookie.js';

/** What all controllers share. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [SessionCookie, IdempotencyGate],
  exports: [SessionCookie, IdempotencyGate],
})
export class HttpModule {}
