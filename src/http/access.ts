import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { Permission } from '../domain/account/role.js';

export const OPEN = 'access:open';
export const NEEDS = 'access:needs';

/** Anyone may call this; without it a session is needed. */
export const Open = () => SetMetadata(OPEN, true);

/** A session is needed; what more is needed, the service judges. */
export const SignedIn = () => applyDecorators(ApiBearerAuth(), ApiCookieAuth());

/** A session whose role has this permission is needed. */
export const Needs = (permission: Permission) =>
  applyDecorators(SetMetadata(NEEDS, permission), ApiBearerAuth(), ApiCookieAuth());
