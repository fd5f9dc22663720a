import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { ReplayJudge } from './idempotency.judge.js';
import { SessionCookie } from './session-cookie.js';

/** What all controllers share. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [SessionCookie, IdempotencyGate, ReplayJudge],
  exports: [SessionCookie, IdempotencyGate, ReplayJudge],
})
export class HttpModule {}
