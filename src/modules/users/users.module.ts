import { Module } from '@nestjs/common';
import { PresentPassword } from './present-password.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { UsersAdminService } from './users-admin.service.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, UsersAdminService, PresentPassword],
  exports: [UsersService, PresentPassword],
})
export class UsersModule {}
