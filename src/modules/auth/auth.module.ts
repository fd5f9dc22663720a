import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthService } from './auth.service.js';
import { CodesService } from './codes.service.js';
import { DraftKeyController } from './draft-key.controller.js';
import { DraftKeyService } from './draft-key.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginFactorService } from './login-factor.service.js';
import { NewPasswords } from './new-passwords.service.js';
import { OrganisationSignInService } from './organisation-sign-in.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { SessionOpener } from './session-opener.service.js';
import { SessionUsesService } from './session-uses.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [UsersModule, FactorsModule],
  controllers: [DraftKeyController, InvitationsController, PasswordResetController, SessionsController],
  providers: [
    AuthService,
    CodesService,
    DraftKeyService,
    InvitationsService,
    NewPasswords,
    OrganisationSignInService,
    PasswordResetService,
    ReauthenticationService,
    LoginFactorService,
    SessionOpener,
    SessionUsesService,
    SessionsService,
    JwtStrategy,
  ],
  exports: [
    AuthService,
    CodesService,
    LoginFactorService,
    NewPasswords,
    OrganisationSignInService,
    ReauthenticationService,
  ],
})
export class AuthModule {}
