import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { LastReads } from './last-reads.js';
import { StaleExplainer } from './stale-explainer.service.js';

@Module({
  controllers: [AuditController],
  providers: [AuditService, StaleExplainer, LastReads],
  exports: [StaleExplainer],
})
export class AuditModule {}
