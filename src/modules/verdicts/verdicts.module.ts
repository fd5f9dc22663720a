import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { VerdictsController } from './verdicts.controller.js';
import { VerdictsService } from './verdicts.service.js';

@Module({
  imports: [AuditModule],
  controllers: [VerdictsController],
  providers: [VerdictsService],
  exports: [VerdictsService],
})
export class VerdictsModule {}
