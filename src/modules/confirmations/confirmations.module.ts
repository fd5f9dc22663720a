import { Module } from '@nestjs/common';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';
import { EnquiriesService } from './enquiries.service.js';
import { RegistrarController } from './registrar.controller.js';
import { RegistrarService } from './registrar.service.js';

@Module({
  controllers: [ConfirmationsController, RegistrarController],
  providers: [ConfirmationsService, EnquiriesService, RegistrarService],
  exports: [EnquiriesService],
})
export class ConfirmationsModule {}
