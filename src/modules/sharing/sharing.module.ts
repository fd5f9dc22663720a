import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { LookUpsController } from './look-ups.controller.js';
import { LookUpsService } from './look-ups.service.js';
import { ShareRecipientsService } from './share-recipients.service.js';
import { SharedController } from './shared.controller.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({
  imports: [ReportsModule],
  controllers: [SharesController, LookUpsController, SharedController],
  providers: [SharesService, LookUpsService, ShareRecipientsService],
})
export class SharingModule {}
