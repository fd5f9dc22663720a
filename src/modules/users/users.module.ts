import { Module } from '@nestjs/common';
import { AddressChangesController } from './address-changes.controller.js';
import { AddressChangesService } from './address-changes.service.js';
import { AddressLinksController } from './address-links.controller.js';
import { AddressLinksService } from './address-links.service.js';
import { AddressReleasesController } from './address-releases.controller.js';
import { AddressReleasesService } from './address-releases.service.js';
import { PresentPassword } from './present-password.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { UsersAdminService } from './users-admin.service.js';

@Module({
  controllers: [UsersController, AddressChangesController, AddressLinksController, AddressReleasesController],
  providers: [
    UsersService,
    UsersAdminService,
    AddressChangesService,
    AddressLinksService,
    AddressReleasesService,
    PresentPassword,
  ],
  exports: [UsersService, PresentPassword],
})
export class UsersModule {}
