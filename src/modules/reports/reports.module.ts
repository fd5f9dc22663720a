import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller.js';
import { ReportLookupPortal, ReportsPortal } from './reports.portal.js';
import { ReportsService } from './reports.service.js';

@Module({ controllers: [ReportsPortal, ReportLookupPortal, ReportsController], providers: [ReportsService] })
export class ReportsModule {}
