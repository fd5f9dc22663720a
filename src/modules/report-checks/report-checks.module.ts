import { Module } from '@nestjs/common';
import { IntegratorsModule } from '../integrators/integrators.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ReportCheckClaimsService } from './report-check-claims.service.js';
import { ReportCheckerService } from './report-checker.service.js';
import { ReportChecksController } from './report-checks.controller.js';
import { ReportChecksService } from './report-checks.service.js';

@Module({
  imports: [ReportsModule, IntegratorsModule],
  controllers: [ReportChecksController],
  providers: [ReportCheckClaimsService, ReportCheckerService, ReportChecksService],
})
export class ReportChecksModule {}
