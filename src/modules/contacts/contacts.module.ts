import { Module } from '@nestjs/common';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { MailDomainsController } from './mail-domains.controller.js';
import { MailDomainsService } from './mail-domains.service.js';
import { ShownEntriesService } from './shown-entries.service.js';

@Module({
  controllers: [ContactsController, MailDomainsController],
  providers: [ContactsService, MailDomainsService, ShownEntriesService],
  exports: [ContactsService, MailDomainsService],
})
export class ContactsModule {}
