import { Module } from '@nestjs/common';
import { ConsentsService } from './consents.service.js';
import { ErasureService } from './erasure.service.js';
import { ExportService } from './export.service.js';
import { MeController } from './me.controller.js';
import { NoticesController } from './notices.controller.js';
import { PersonalDataPages } from './personal-data.pages.js';

@Module({
  controllers: [MeController, NoticesController],
  providers: [ConsentsService, ErasureService, ExportService, PersonalDataPages],
})
export class PrivacyModule {}
