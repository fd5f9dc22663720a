import { Module } from '@nestjs/common';
import { CredentialStatusController, PortableCopyController, PublicKeysController } from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { StatusListsService } from './status-lists.service.js';

@Module({
  controllers: [PortableCopyController, CredentialStatusController, PublicKeysController],
  providers: [CredentialsService, StatusListsService],
})
export class CredentialsModule {}
