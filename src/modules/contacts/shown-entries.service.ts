import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Contact, type MailDomain, mayRelease } from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { UniversityReader } from '../universities/university.repository.js';
import { UserReader } from '../users/user.repository.js';

/** What was entered, for the screens. */
export interface ShownEntry {
  /** `null` for the ministry. */
  readonly universityName: string | null;
  /** What the accounts are called now; `null` where they are gone, or nobody did it. */
  readonly enteredByName: string | null;
  readonly releasedByName: string | null;
  /** Whether the caller is the second officer that it waits for. */
  readonly mayRelease: boolean;
}

export const UNNAMED: ShownEntry = {
  universityName: null,
  enteredByName: null,
  releasedByName: null,
  mayRelease: false,
};

/** Says of contacts and mail domains whose they are, and who entered and released them. */
@Injectable()
export class ShownEntriesService {
  constructor(
    private readonly universities: UniversityReader,
    private readonly users: UserReader,
  ) {}

  /** In the order of what is given. */
  async of(actor: Actor, all: readonly (Contact | MailDomain)[]): Promise<ShownEntry[]> {
    const names = await this.users.namesOf(all.flatMap(({ enteredBy, releasedBy }) => [enteredBy, releasedBy]));
    const universities = await this.universityNames(all.flatMap(({ universityId }) => universityId ?? []));
    return all.map((one) => ({
      universityName: universities.get(one.universityId) ?? null,
      enteredByName: names.get(one.enteredBy) ?? null,
      releasedByName: names.get(one.releasedBy) ?? null,
      mayRelease: mayRelease(actor, one),
    }));
  }

  private async universityNames(asked: readonly number[]): Promise<ReadonlyMap<number | null, string>> {
    const ids = [...new Set(asked)];
    if (ids.length === 0) return new Map();
    const { items } = await this.universities.list({
      filter: { ids },
      sort: { field: 'id', descending: false },
      page: { offset: 0, limit: ids.length },
    });
    return new Map(items.map(({ id, name }) => [id, name]));
  }
}

/** @throws DomainError `invalid_input`. */
export async function requireUniversity(tx: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx.universities.lock([id]);
  if (found) return;
  throw fieldError('universityId', message('university_expected'));
}
