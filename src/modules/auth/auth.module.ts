import { Module } from '@nestjs/common';
import { AuthPortal } from './auth.portal.js';
import { AuthService } from './auth.service.js';

@Module({ controllers: [AuthPortal], providers: [AuthService] })
export class AuthModule {}
