import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';
import { StaleExplainer } from './stale-explainer.service.js';

@Module({ controllers: [AuditController], providers: [AuditService, StaleExplainer], exports: [StaleExplainer] })
export class AuditModule {}
