import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { FileCheckController } from './file-check.controller.js';
import { FileCheckService } from './file-check.service.js';
import { KnownReportsService } from './known-reports.service.js';
import { LookUpGuesses } from './look-up-guesses.service.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { PendingSealsController } from './pending-seals.controller.js';
import { PendingSealsService } from './pending-seals.service.js';
import { ReportEditionsController } from './report-editions.controller.js';
import { ReportEditionsService } from './report-editions.service.js';
import { ReportListsController } from './report-lists.controller.js';
import { ReportListsService } from './report-lists.service.js';
import { ReportPhotosController } from './report-photos.controller.js';
import { ReportPhotosService } from './report-photos.service.js';
import { ReportWatchController } from './report-watch.controller.js';
import { ReportWatchService } from './report-watch.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { SampleReportController } from './sample-report.controller.js';
import { SampleReportService } from './sample-report.service.js';

@Module({
  imports: [AuditModule, FilesModule],
  controllers: [
    ReportsController,
    SampleReportController,
    PendingSealsController,
    ReportListsController,
    ReportEditionsController,
    ReportWatchController,
    ReportPhotosController,
    FileCheckController,
  ],
  providers: [
    KnownReportsService,
    LookUpNotes,
    LookUpGuesses,
    ReportPhotosService,
    ReportsService,
    ReportListsService,
    ReportEditionsService,
    ReportWatchService,
    FileCheckService,
    SampleReportService,
    PendingSealsService,
  ],
  exports: [ReportsService, ReportEditionsService, ReportPhotosService, KnownReportsService],
})
export class ReportsModule {}
