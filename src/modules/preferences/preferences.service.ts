import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Preferences, readPreferences, refuseTooMany } from '../../domain/preferences/preferences.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { PreferenceReader } from './preference.repository.js';

/** How people have set up the back office. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly preferences: PreferenceReader,
  ) {}

  all(actor: Actor): Promise<Preferences> {
    return this.preferences.findByUser(actor.userId);
  }

  /**
   * Each value on its own: what another tab has set meanwhile stays.
   * @throws DomainError `invalid_input`, `too_large`.
   */
  async change(actor: Actor, given: Readonly<Record<string, unknown>>): Promise<Preferences> {
    const { kept, dropped } = readPreferences(given);
    await this.unitOfWork.run(async (tx) => {
      const before = await tx.preferences.lock(actor.userId);
      const rest = [...before].filter(([name]) => !dropped.includes(name));
      refuseTooMany(new Map([...rest, ...kept]));
      await tx.preferences.drop(actor.userId, dropped);
      await tx.preferences.put(actor.userId, kept);
    });
    return this.all(actor);
  }
}
