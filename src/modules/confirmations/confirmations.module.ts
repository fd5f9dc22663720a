import { Module } from '@nestjs/common';
import { ConfirmationListsService } from './confirmation-lists.service.js';
import { ConfirmationNeedsController } from './confirmation-needs.controller.js';
import { ConfirmationNeedsService } from './confirmation-needs.service.js';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';
import { EnquiriesService } from './enquiries.service.js';
import { RegistrarController } from './registrar.controller.js';
import { RegistrarService } from './registrar.service.js';

@Module({
  controllers: [ConfirmationsController, ConfirmationNeedsController, RegistrarController],
  providers: [
    ConfirmationsService,
    ConfirmationListsService,
    ConfirmationNeedsService,
    EnquiriesService,
    RegistrarService,
  ],
  exports: [EnquiriesService],
})
export class ConfirmationsModule {}
