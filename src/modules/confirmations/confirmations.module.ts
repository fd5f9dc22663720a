import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { AttachmentsService } from './attachments.service.js';
import { ConfirmationListsService } from './confirmation-lists.service.js';
import { ConfirmationNeedsController } from './confirmation-needs.controller.js';
import { ConfirmationNeedsService } from './confirmation-needs.service.js';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';
import { EnquiriesService } from './enquiries.service.js';
import { LinkService } from './link.service.js';
import { RegistrarController } from './registrar.controller.js';
import { RegistrarService } from './registrar.service.js';

@Module({
  imports: [FilesModule],
  controllers: [ConfirmationsController, ConfirmationNeedsController, RegistrarController],
  providers: [
    ConfirmationsService,
    ConfirmationListsService,
    ConfirmationNeedsService,
    EnquiriesService,
    AttachmentsService,
    LinkService,
    RegistrarService,
  ],
  exports: [EnquiriesService],
})
export class ConfirmationsModule {}
