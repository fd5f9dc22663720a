import { Module } from '@nestjs/common';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { MailDomainsController } from './mail-domains.controller.js';

@Module({
  controllers: [ContactsController, MailDomainsController],
  providers: [ContactsService],
  exports: [ContactsService],
})
export class ContactsModule {}
