import { Body, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import type { Caller } from '../domain/account/known-device.js';
import type { Language } from '../domain/account/user.js';
import { message } from '../domain/messages/message.js';
import { AuthService } from '../modules/auth/auth.service.js';
import { CodesService } from '../modules/auth/codes.service.js';
import { CooldownDto } from '../modules/auth/cooldown.dto.js';
import { LoginFactorService } from '../modules/auth/login-factor.service.js';
import { ReauthenticationService } from '../modules/auth/reauthentication.service.js';
import { FactorProofDto, toProof } from '../modules/factors/factors.dto.js';
import { AlsoMembers, BeforeSecondFactor, Open, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { CurrentCaller } from '../platform/http/caller.decorator.js';
import { deviceOf } from '../platform/http/device.js';
import { wrongField } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import type { NamedError } from '../platform/http/errors/errors.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { LimitTo } from '../platform/http/rate-limit.guard.js';
import type { AppReply } from '../platform/http/request.js';
import { SessionCookie } from '../platform/http/session-cookie.js';
import {
  ChangePasswordDto,
  LoginDto,
  LogoutQuery,
  ReauthenticateDto,
  ReauthenticatedDto,
  RegisterDto,
  ResetPasswordDto,
  SecondFactorDueDto,
  SendEmailCodeDto,
  SessionDto,
} from './auth.dto.js';
import { SessionStart } from './session-start.js';

const NOTHING_GIVEN: NamedError = {
  reason: 'invalid_input',
  message: message('credentials_needed'),
  errors: { email: message('email_needed'), password: message('password_needed') },
};

const WRONG_FACTOR = wrongField('code', message('factor_wrong'), 'wrong_code');

/** A session, or what is to be shown before there is one. */
export const SIGNED_IN_OR_DUE = {
  oneOf: [SessionDto, SecondFactorDueDto].map((model) => ({ $ref: getSchemaPath(model) })),
};

@ApiTags('Accounts')
@Portal('portal', 'user')
export class AuthPortal {
  constructor(
    private readonly auth: AuthService,
    private readonly codes: CodesService,
    private readonly factors: LoginFactorService,
    private readonly reauthentication: ReauthenticationService,
    private readonly cookie: SessionCookie,
    private readonly start: SessionStart,
  ) {}

  /**
   * Mail a verification code
   *
   * @remarks Six digits, valid for ten minutes, five tries, one use. One mail per address and purpose in 60 seconds;
   * ten a day of them asked for from one network (in IPv4 /24, in IPv6 /48). After fifty a day from all networks
   * together one in ten minutes. The answer does not tell whether an account exists.
   */
  @Post('send-email-code')
  @Open()
  @LimitTo(20, 'send-code')
  @Answers({ model: CooldownDto })
  @ApiErrors(400, 'cooldown')
  async sendEmailCode(
    @Body() body: SendEmailCodeDto,
    @Headers('accept-language') accepted: string | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<CooldownDto> {
    const language = body.language ?? languageOf(accepted);
    return { cooldown: await this.codes.send(body.email, body.purpose ?? 'register', language, caller) };
  }

  /**
   * Register as a student
   *
   * @remarks Ask for a code with `user/send-email-code` first. `consents` are stored with the account, or neither is.
   */
  @Post('register')
  @Open()
  @LimitTo(20, 'register')
  @Answers({
    message: 'Register Success!',
    schema: { type: 'object', properties: { id: { type: 'integer', example: 17 } } },
  })
  @ApiErrors(400, 'wrong_code', NOTHING_GIVEN)
  async register(@Body() body: RegisterDto, @CurrentCaller() caller: Caller): Promise<{ id: number }> {
    const user = await this.auth.register(body, body.consents ?? [], caller);
    return { id: user.id };
  }

  /**
   * Sign in
   *
   * @remarks Answers a token and sets it as a cookie; where the account has a second factor, `second_factor` in their
   * place, for `user/login-factor`. After ten failed tries for an account from one network (in IPv4 /24, in IPv6 /48)
   * within 15 minutes every further one from there is refused until the window has passed. After fifty from all
   * networks together each further one is answered later: after 1 second, then 2, and so on to 30.
   */
  @Post('login')
  @Open()
  @LimitTo(60, 'login')
  @Answers({ message: 'Login Success!', schema: SIGNED_IN_OR_DUE })
  @ApiExtraModels(SessionDto, SecondFactorDueDto)
  @ApiErrors(400, NOTHING_GIVEN, 'wrong_credentials', 'account_disabled', 'sso_only', 'locked_out')
  async login(
    @Body() body: LoginDto,
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<SessionDto | SecondFactorDueDto> {
    const name = body.email || body.username || '';
    const entry = { caller, device: deviceOf(userAgent) };
    return this.start.answer(reply, caller, await this.auth.login(name, body.password, entry));
  }

  /**
   * Finish a sign-in with a second factor
   *
   * @remarks With the ticket that `user/login` answered. Five wrong ones end it; then, and after ten minutes, it has to
   * begin anew.
   */
  @Post('login-factor')
  @Open()
  @LimitTo(60, 'login')
  @Answers({ message: 'Login Success!', model: SessionDto })
  @ApiErrors(400, WRONG_FACTOR, 'no_session', 'account_disabled', 'sso_only', {
    reason: 'locked_out',
    message: message('factors_locked'),
  })
  async loginWithFactor(
    @Body() body: FactorProofDto,
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<SessionDto> {
    const entry = { caller, device: deviceOf(userAgent) };
    return this.start.begin(reply, caller, await this.factors.finish(toProof(body), entry));
  }

  /**
   * Show once more that it is you
   *
   * @remarks What a call answers with 403 `reauthentication_required` is done when it is sent again within ten minutes
   * of this. A wrong password counts as a failed login, with the same limits.
   */
  @Post('reauthenticate')
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @LimitTo(20, 'reauthenticate')
  @Answers({ model: ReauthenticatedDto })
  @ApiErrors(400, wrongField('password', message('password_wrong'), 'wrong_password'), WRONG_FACTOR, 401, 'sso_only', {
    reason: 'locked_out',
    message: message('passwords_locked'),
  })
  async reauthenticate(
    @CurrentActor() actor: Actor,
    @Body() body: ReauthenticateDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ReauthenticatedDto> {
    const { password = '', ticket, method = 'totp', code = '' } = body;
    const until = ticket
      ? await this.reauthentication.byFactor(actor, { ticket, method, code }, caller)
      : await this.reauthentication.byPassword(actor, password, caller);
    return { until: until.toISOString() };
  }

  /**
   * Sign out: ends this session
   *
   * @remarks What the caller's browsers have kept of unsent forms can be opened no more, on any device. With
   * `idle=true`, for an end that nobody asked for, the same user finds it again.
   */
  @Post('logout')
  @SignedIn()
  @AlsoMembers()
  @BeforeSecondFactor()
  @Answers()
  @ApiErrors(400, 401)
  async logout(
    @CurrentActor() actor: Actor,
    @Query() { idle }: LogoutQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<null> {
    await this.auth.logout(actor, idle === 'true');
    this.cookie.clear(reply);
    return null;
  }

  /**
   * Set a new password with a mailed code
   *
   * @remarks Ends all sessions of the account and tells its address.
   */
  @Post('reset-password')
  @Open()
  @LimitTo(20, 'reset')
  @Answers({ message: 'Reset Password Success!' })
  @ApiErrors(400, 'wrong_code', NOTHING_GIVEN)
  async resetPassword(@Body() body: ResetPasswordDto, @CurrentCaller() caller: Caller): Promise<null> {
    await this.auth.resetPassword(body, caller);
    return null;
  }

  /**
   * Change the password
   *
   * @remarks Ends all sessions of the account, this one included, and tells its address. A wrong old password counts as
   * a failed login, with the same limits.
   */
  @Post('change-password')
  @SignedIn()
  @AlsoMembers()
  @LimitTo(20, 'change-password')
  @Answers({ message: 'Change Success!' })
  @ApiErrors(400, 'wrong_password', 401, 403, { reason: 'locked_out', message: message('passwords_locked') })
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<null> {
    await this.auth.changePassword(actor, body, caller);
    return null;
  }
}

function languageOf(accepted = ''): Language {
  return /^\s*zh\b/i.test(accepted) ? 'cn' : 'en';
}
