import { Module } from '@nestjs/common';
import { CredentialStatusController, VerifiableCredentialController } from './credentials.controller.js';
import { CredentialsService } from './credentials.service.js';
import { PublicKeysController } from './issuer.controller.js';
import { IssuerService } from './issuer.service.js';
import { StatusListsService } from './status-lists.service.js';

@Module({
  controllers: [VerifiableCredentialController, CredentialStatusController, PublicKeysController],
  providers: [CredentialsService, IssuerService, StatusListsService],
  exports: [CredentialsService],
})
export class CredentialsModule {}
