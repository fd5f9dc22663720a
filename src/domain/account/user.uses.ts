import { message } from '../messages/message.js';
import { refuseUsed } from '../shared/in-use.js';
import type { Role } from './role.js';
import type { User } from './user.js';

/** How many records name an account as the one who owns, made, decided or did them. */
export interface UserUses {
  readonly certificates: number;
  readonly files: number;
  readonly news: number;
  readonly auditEvents: number;
}

/** @throws DomainError `in_use` naming what refers to the account, and what to do instead. */
export function refuseUsedUser({ id, name, username }: User, uses: UserUses): void {
  const told = [
    { count: uses.certificates, of: 'certificates' },
    { count: uses.files, of: 'files' },
    { count: uses.news, of: 'articles' },
    { count: uses.auditEvents, of: 'events' },
  ] as const;
  refuseUsed([{ id, name: name ?? username, uses: told }], message('disable_instead'));
}

/** @throws DomainError `in_use` where users have the role. */
export function refuseUsedRole({ id, name }: Role, users: number): void {
  refuseUsed([{ id, name, uses: [{ count: users, of: 'users' }] }]);
}
