import { Module } from '@nestjs/common';
import { AccessRequestsController } from './access-requests.controller.js';
import { AccessRequestsService } from './access-requests.service.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { IntegratorsController } from './integrators.controller.js';
import { IntegratorsService } from './integrators.service.js';
import { KeyAccessService } from './key-access.service.js';
import { KeyUsesService } from './key-uses.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { OwnIntegratorController } from './own-integrator.controller.js';

@Module({
  controllers: [
    IntegratorsController,
    ApiKeysController,
    MembersController,
    OwnIntegratorController,
    AccessRequestsController,
  ],
  providers: [
    IntegratorsService,
    ApiKeysService,
    MembersService,
    AccessRequestsService,
    KeyAccessService,
    KeyUsesService,
    ApiKeyStrategy,
  ],
  exports: [IntegratorsService, KeyAccessService, KeyUsesService],
})
export class IntegratorsModule {}
