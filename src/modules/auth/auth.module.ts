import { Module } from '@nestjs/common';
import { AuthService } from './auth.service.js';
import { CodesService } from './codes.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  controllers: [PasswordResetController],
  providers: [AuthService, CodesService, PasswordResetService, JwtStrategy],
  exports: [AuthService, CodesService],
})
export class AuthModule {}
