import { Module } from '@nestjs/common';
import { PresentPassword } from './present-password.js';
import { UsersController } from './users.controller.js';
import { UsersPortal } from './users.portal.js';
import { UsersService } from './users.service.js';
import { UsersAdminService } from './users-admin.service.js';

@Module({ controllers: [UsersPortal, UsersController], providers: [UsersService, UsersAdminService, PresentPassword] })
export class UsersModule {}
