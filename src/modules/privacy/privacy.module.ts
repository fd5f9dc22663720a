import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ConsentsService } from './consents.service.js';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequestsService } from './data-requests.service.js';
import { ErasureService } from './erasure.service.js';
import { ExportService } from './export.service.js';
import { MeController } from './me.controller.js';
import { NoticesController } from './notices.controller.js';
import { PersonalDataPages } from './personal-data.pages.js';

@Module({
  imports: [UsersModule],
  controllers: [MeController, NoticesController, DataRequestsController],
  providers: [ConsentsService, DataRequestsService, ErasureService, ExportService, PersonalDataPages],
})
export class PrivacyModule {}
