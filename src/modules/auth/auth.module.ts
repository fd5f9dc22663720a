import { Module } from '@nestjs/common';
import { AuthPortal } from './auth.portal.js';
import { AuthService } from './auth.service.js';
import { CodesService } from './codes.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  controllers: [AuthPortal, PasswordResetController],
  providers: [AuthService, CodesService, PasswordResetService],
})
export class AuthModule {}
