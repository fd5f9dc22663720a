import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension, ApiQuery } from '@nestjs/swagger';
import type { Permission } from '../../domain/account/role.js';
import type { CertificateAction } from '../../domain/certificate/certificate.machine.js';
import type { KeyPermission } from '../../domain/integrator/api-key.js';
import { KEY_MODES } from '../../domain/integrator/key-text.js';

const OPEN = 'access:open';
export const NEEDS = 'access:needs';
export const ACTS = 'access:acts';
const TAKES_KEY = 'access:takes-key';
const MODE = "Of one of the integrator's people, who is signed in: `live` if left out. A key has its own.";

/** What the description calls the keys of integrators. */
export const KEY_SECURITY = 'api-key';

/**
 * Who may call an operation, in the API's description: `open`, `signed-in`, permissions, `member`, or `key:` and what a
 * key must open.
 */
export const ACCESS_EXTENSION = 'x-access';

/** Anyone may call this; without it a session is needed. */
export const Open = () => applyDecorators(SetMetadata(OPEN, true), ApiExtension(ACCESS_EXTENSION, 'open'));

export function isOpen(reflector: Reflector, context: ExecutionContext): boolean {
  return reflector.getAllAndOverride<boolean | undefined>(OPEN, [context.getHandler(), context.getClass()]) ?? false;
}

const withSession = (access: string) =>
  applyDecorators(ApiBearerAuth(), ApiCookieAuth(), ApiExtension(ACCESS_EXTENSION, access));

/** A session is needed; what more is needed, the service authorises. */
export const SignedIn = () => withSession('signed-in');

/**
 * What a signed-in caller does to certificates here. The service authorises it; who repeats the request under an
 * idempotency key is authorised by this before the kept answer is given.
 */
export const Acts = (action: CertificateAction | 'read') => applyDecorators(SignedIn(), SetMetadata(ACTS, action));

export const FRESH = 'access:fresh';

/** Whether an operation asks for it, in the API's description. */
export const FRESH_EXTENSION = 'x-reauthentication';

/** Who calls this has shown within the last ten minutes that it is they: 403 `reauthentication_required` otherwise. */
export const FreshlyAuthenticated = () =>
  applyDecorators(SetMetadata(FRESH, true), ApiExtension(FRESH_EXTENSION, true));

export const BEFORE_SECOND_FACTOR = 'access:before-second-factor';

/** Whether an operation is open to whoever has yet to set up a second factor, in the API's description. */
export const BEFORE_SECOND_FACTOR_EXTENSION = 'x-before-second-factor';

/** Also for staff whose session has no second factor where they need one: what it takes to set one up. */
export const BeforeSecondFactor = () =>
  applyDecorators(SetMetadata(BEFORE_SECOND_FACTOR, true), ApiExtension(BEFORE_SECOND_FACTOR_EXTENSION, true));

export const SECRET_ANSWER = 'secret-answer';

/** Whether the answer is kept nowhere, in the API's description. */
export const SECRET_ANSWER_EXTENSION = 'x-secret-answer';

/**
 * The answer holds what must be stored nowhere: who repeats the request under an idempotency key is told that it was
 * done.
 */
export const SecretAnswer = () =>
  applyDecorators(SetMetadata(SECRET_ANSWER, true), ApiExtension(SECRET_ANSWER_EXTENSION, true));

/** A session whose role has all these permissions is needed. */
export const Needs = (...permissions: readonly Permission[]) =>
  applyDecorators(SetMetadata(NEEDS, permissions), withSession(permissions.join('+')));

/**
 * A key of an integrator that opens any of these is needed, or a session of one of its people, who say in which mode;
 * no other session does.
 */
export const TakesKey = (...permissions: readonly KeyPermission[]) =>
  applyDecorators(
    SetMetadata(TAKES_KEY, permissions),
    ApiBearerAuth(KEY_SECURITY),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiQuery({ name: 'mode', enum: KEY_MODES, required: false, description: MODE }),
    ApiExtension(ACCESS_EXTENSION, `key:${permissions.join('|')}`),
  );

export function keyPermissionsOf(
  reflector: Reflector,
  context: ExecutionContext,
): readonly KeyPermission[] | undefined {
  const targets = [context.getHandler(), context.getClass()];
  return reflector.getAllAndOverride<readonly KeyPermission[] | undefined>(TAKES_KEY, targets);
}

const TAKES_FORM = 'takes-form';

/** A form (`application/x-www-form-urlencoded`) is taken, as OAuth has it. Only where no cookie opens anything. */
export const TakesForm = () => SetMetadata(TAKES_FORM, true);

export function takesForm(reflector: Reflector, context: ExecutionContext): boolean {
  return reflector.get<boolean | undefined>(TAKES_FORM, context.getHandler()) ?? false;
}

const MEMBERS = 'access:members';

/** Only for the people of an integrator, about what is that integrator's. */
export const MembersOnly = () => applyDecorators(withSession('member'), SetMetadata(MEMBERS, 'alone'));

/** About the own account: also for the people of integrators, to whom a session opens nothing else. */
export const AlsoMembers = () => SetMetadata(MEMBERS, 'also');

export function membersMay(reflector: Reflector, context: ExecutionContext): 'alone' | 'also' | undefined {
  return reflector.getAllAndOverride<'alone' | 'also' | undefined>(MEMBERS, [context.getHandler(), context.getClass()]);
}

const TAKES_CSV = 'takes-csv';

/** A body of `text/csv` is taken, which no page can have a browser send without asking. */
export const TakesCsv = () => SetMetadata(TAKES_CSV, true);

export function takesCsv(reflector: Reflector, context: ExecutionContext): boolean {
  return reflector.get<boolean | undefined>(TAKES_CSV, context.getHandler()) ?? false;
}
