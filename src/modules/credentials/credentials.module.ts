import { Module } from '@nestjs/common';
import {
  CredentialStatusController,
  PublicKeysController,
  VerifiableCredentialController,
} from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { StatusListsService } from './status-lists.service.js';

@Module({
  controllers: [VerifiableCredentialController, CredentialStatusController, PublicKeysController],
  providers: [CredentialsService, StatusListsService],
})
export class CredentialsModule {}
