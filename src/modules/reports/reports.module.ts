import { Module } from '@nestjs/common';
import { ReportListsController } from './report-lists.controller.js';
import { ReportListsService } from './report-lists.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportLookupPortal, ReportsPortal } from './reports.portal.js';
import { ReportsService } from './reports.service.js';

@Module({
  controllers: [ReportsPortal, ReportLookupPortal, ReportsController, ReportListsController],
  providers: [ReportsService, ReportListsService],
})
export class ReportsModule {}
