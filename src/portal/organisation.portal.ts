import { Body, Get, Headers, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import type { Caller } from '../domain/account/known-device.js';
import { OrganisationRules } from '../domain/account/organisation.js';
import { message } from '../domain/messages/message.js';
import { OrganisationSignInService } from '../modules/auth/organisation-sign-in.service.js';
import { BeforeSecondFactor, Open, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { CurrentCaller } from '../platform/http/caller.decorator.js';
import { deviceOf } from '../platform/http/device.js';
import { missing } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import type { NamedError } from '../platform/http/errors/errors.js';
import { OrganisationCookie } from '../platform/http/organisation-cookie.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { LimitTo } from '../platform/http/rate-limit.guard.js';
import type { AppReply } from '../platform/http/request.js';
import { ReauthenticatedDto, SecondFactorDueDto, SessionDto } from './auth.dto.js';
import { SIGNED_IN_OR_DUE } from './auth.portal.js';
import {
  OrganisationAddressDto,
  OrganisationBeginDto,
  OrganisationDto,
  OrganisationReturnDto,
  OrganisationSignOutDto,
} from './organisation.dto.js';
import { SessionStart } from './session-start.js';

const SILENT: NamedError = { reason: 'unavailable', message: message('organisation_silent') };
const OFF = missing('Sign-in');

/** Signing in through the organisation, by OpenID Connect: for staff. */
@ApiTags('Accounts')
@Portal('portal', 'user')
export class OrganisationPortal {
  constructor(
    private readonly signIn: OrganisationSignInService,
    private readonly rules: OrganisationRules,
    private readonly cookie: OrganisationCookie,
    private readonly start: SessionStart,
  ) {}

  /** Whether staff sign in through their organisation */
  @Get('organisation')
  @Open()
  @Answers({ model: OrganisationDto })
  @ApiErrors()
  getOrganisation(): OrganisationDto {
    return { enabled: this.rules.isOn, only: this.rules.isOn && this.rules.only };
  }

  /**
   * Begin to sign in through the organisation
   *
   * @remarks Answers where to send the browser, and sets a cookie for the way back, which leads to `/manage/login`.
   */
  @Post('organisation-begin')
  @Open()
  @LimitTo(60, 'login')
  @Answers({ model: OrganisationAddressDto })
  @ApiErrors(400, OFF, SILENT)
  async beginOrganisationLogin(
    @Body() body: OrganisationBeginDto,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<OrganisationAddressDto> {
    const { ticket, url } = await this.signIn.begin(body.purpose ?? 'login', body.ask ?? false);
    this.cookie.set(reply, ticket);
    return { url };
  }

  /**
   * Finish a sign-in through the organisation
   *
   * @remarks Answers a session, as `user/login` does. Where the organisation is not the one to ask for a second factor,
   * those of the account are asked for.
   */
  @Post('organisation-finish')
  @Open()
  @LimitTo(60, 'login')
  @Answers({ message: 'Login Success!', schema: SIGNED_IN_OR_DUE })
  @ApiExtraModels(SessionDto, SecondFactorDueDto)
  @ApiErrors(400, 'sso_failed', 'sso_refused', 'account_disabled', 'last_administrator', OFF, SILENT)
  async finishOrganisationLogin(
    @Body() { query }: OrganisationReturnDto,
    @CurrentCaller() caller: Caller,
    @Headers('user-agent') userAgent: string | undefined,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<SessionDto | SecondFactorDueDto> {
    this.cookie.clear(reply);
    const entry = { caller, device: deviceOf(userAgent) };
    return this.start.answer(reply, caller, await this.signIn.finish(this.cookie.read(cookies), query, entry));
  }

  /** Show once more, through the organisation, that it is you */
  @Post('organisation-confirm')
  @SignedIn()
  @BeforeSecondFactor()
  @LimitTo(20, 'reauthenticate')
  @Answers({ model: ReauthenticatedDto })
  @ApiErrors(400, 401, 'sso_failed', 'sso_refused', OFF, SILENT)
  async confirmByOrganisation(
    @CurrentActor() actor: Actor,
    @Body() { query }: OrganisationReturnDto,
    @Headers('cookie') cookies: string | undefined,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReauthenticatedDto> {
    this.cookie.clear(reply);
    const until = await this.signIn.confirm(actor, this.cookie.read(cookies), query);
    return { until: until.toISOString() };
  }

  /** Where the organisation ends its own session */
  @Post('organisation-sign-out')
  @Open()
  @LimitTo(60, 'login')
  @Answers({ model: OrganisationSignOutDto })
  @ApiErrors()
  async signOutOfOrganisation(): Promise<OrganisationSignOutDto> {
    return { url: await this.signIn.signOutAddress() };
  }
}
