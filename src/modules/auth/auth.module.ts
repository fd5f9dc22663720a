import { Module } from '@nestjs/common';
import { AuthPortal } from './auth.portal.js';
import { AuthService } from './auth.service.js';
import { CodesService } from './codes.service.js';

@Module({ controllers: [AuthPortal], providers: [AuthService, CodesService] })
export class AuthModule {}
