import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { noSession } from '../../domain/account/no-session.js';
import { DraftKeys } from '../../platform/security/draft-keys.port.js';
import { UserReader } from '../users/user.repository.js';

/** What opens the drafts that a user's browsers keep. */
@Injectable()
export class DraftKeyService {
  constructor(
    private readonly users: UserReader,
    private readonly keys: DraftKeys,
  ) {}

  /** The same on every device and in every session, until the user signs out. @throws DomainError `no_session`. */
  async own({ userId }: Actor): Promise<string> {
    const found = await this.users.draftSalt(userId);
    if (!found) throw noSession();
    return this.keys.keyOf(userId, found.salt);
  }
}
