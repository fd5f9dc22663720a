import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { SessionCookie } from './session-cookie.js';

/** What all controllers share. */
@Global()
@Module({ controllers: [HealthController], providers: [SessionCookie], exports: [SessionCookie] })
export class HttpModule {}
