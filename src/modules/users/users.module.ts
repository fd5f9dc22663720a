import { Module } from '@nestjs/common';
import { UsersPortal } from './users.portal.js';
import { UsersService } from './users.service.js';

@Module({ controllers: [UsersPortal], providers: [UsersService] })
export class UsersModule {}
