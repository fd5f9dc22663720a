import { Injectable } from '@nestjs/common';
import { mustSetUp, StaffFactors } from '../domain/account/factors.js';
import { StaffIdle } from '../domain/account/idle.js';
import type { Caller } from '../domain/account/known-device.js';
import type { FactorDue, SignedIn } from '../modules/auth/auth.service.js';
import { toAskedFactorDto } from '../modules/factors/factors.dto.js';
import { KnownDeviceCookie } from '../platform/http/known-device-cookie.js';
import type { AppReply } from '../platform/http/request.js';
import { SessionCookie } from '../platform/http/session-cookie.js';
import type { SecondFactorDueDto, SessionDto } from './auth.dto.js';
import { toPortalUserDto } from './users.dto.js';

/** What a browser gets once somebody has signed in with it, in whichever way. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly setting: StaffFactors,
    private readonly idle: StaffIdle,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDeviceCookie,
  ) {}

  answer(reply: AppReply, caller: Caller, outcome: SignedIn | FactorDue): SessionDto | SecondFactorDueDto {
    return 'asked' in outcome ? { second_factor: toAskedFactorDto(outcome.asked) } : this.begin(reply, caller, outcome);
  }

  begin(reply: AppReply, caller: Caller, { user, role, token, expiresAt, withFactor }: SignedIn): SessionDto {
    this.cookie.set(reply, token, expiresAt);
    this.devices.remember(reply, caller, user.id);
    const toSetUp = mustSetUp(this.setting, { roleId: user.roleId, withFactor });
    return { token, user: toPortalUserDto(user, role, { toSetUp, idle: this.idle }) };
  }
}
