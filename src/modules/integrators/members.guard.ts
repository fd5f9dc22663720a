import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ROLE } from '../../domain/account/role.js';
import { KEY_MODES, type KeyMode } from '../../domain/integrator/key-text.js';
import { callerByMember } from '../../domain/integrator/member.js';
import { message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { isOpen, keyPermissionsOf, membersMay } from '../../platform/http/access.js';
import type { AppRequest } from '../../platform/http/request.js';
import { MemberReader } from './member.repository.js';

/**
 * The people of integrators do what is theirs, their programs' calls among it, and what everybody may; nothing else is
 * open to them, whatever it would say itself. Nobody but they does what is theirs.
 */
@Injectable()
export class MembersGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly members: MemberReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const { user } = request;
    const terms = membersMay(this.reflector, context);
    if (user?.roleId !== ROLE.integrator) {
      if (terms === 'alone') throw new DomainError('forbidden', message('members_only'));
      return true;
    }
    if (isOpen(this.reflector, context)) return true;
    const isCall = keyPermissionsOf(this.reflector, context) !== undefined;
    if (terms === undefined && !isCall) throw new DomainError('forbidden', message('not_allowed'));
    // Of a closed integrator they see their account alone.
    const integrator = await this.members.integratorOf(user.userId);
    if (integrator?.status !== 'active') {
      if (terms !== 'also') throw new DomainError('forbidden', message('integrator_closed'));
      return true;
    }
    request.apiKey = callerByMember({ ...user, integratorId: integrator.id }, readMode(request));
    return true;
  }
}

/** A key has its mode; a member says it. */
function readMode({ query }: AppRequest): KeyMode {
  const { mode = 'live' } = (query ?? {}) as { readonly mode?: unknown };
  const known = KEY_MODES.find((one) => one === mode);
  if (known) return known;
  throw fieldError('mode', message('one_of_needed', { name: 'mode', choices: KEY_MODES.join(', ') }));
}
