import { Injectable } from '@nestjs/common';
import { lockedOut } from '../../domain/account/account.audit.js';
import {
  beginsLockOut,
  LOGIN_WINDOW_MS,
  refuseLocked,
  validateTries,
  waitBeforeTry,
} from '../../domain/account/login-rules.js';
import type { Message } from '../../domain/messages/message.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { Clock } from './clock.port.js';
import type { Place } from './known-devices.port.js';
import { PasswordTries } from './password-tries.port.js';
import { Pseudonyms } from './pseudonyms.port.js';
import { Turns } from './turns.js';
import { WaitingRoom } from './waiting-room.js';

@Injectable()
export class CountedPasswordTries extends PasswordTries {
  private readonly turns = new Turns();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly pseudonyms: Pseudonyms,
    private readonly room: WaitingRoom,
  ) {
    super();
  }

  override async run<T>(
    account: string,
    place: Place,
    refusal: Message,
    work: (place: string) => Promise<T>,
  ): Promise<T> {
    const { name } = place;
    // In turns: right tries that come at once would be counted together, as if they were wrong, and lock each other
    // out.
    const first = await this.turns.run(`${name} ${account}`, async (): Promise<{ wait: number } | { done: T }> => {
      const wait = await this.count(account, place, refusal);
      return wait > 0 ? { wait } : { done: await work(name) };
    });
    if ('done' in first) return first.done;
    // Out of turn: whoever comes from the same network would wait for all before them as well.
    await this.room.wait(first.wait, name);
    return work(name);
  }

  /**
   * Counted before the password is looked at, so that tries on several processes cannot slip through together. What is
   * refused for its network does not count among those from everywhere: one network alone would make all others wait. A
   * known browser waits for nobody.
   * @returns milliseconds to wait.
   */
  private async count(account: string, place: Place, refusal: Message): Promise<number> {
    const now = this.clock.now();
    const { here, everywhere } = await this.unitOfWork.run(async ({ loginFailures, audit }) => {
      const here = await loginFailures.count(account, LOGIN_WINDOW_MS, now, place.name);
      if (beginsLockOut(here.tries)) audit.record(lockedOut(this.pseudonyms.of(account), here.windowEnds));
      if (validateTries(here.tries) === 'locked') return { here, everywhere: 0 };
      const { tries } = await loginFailures.count(account, LOGIN_WINDOW_MS, now);
      return { here, everywhere: tries };
    });
    refuseLocked(here, now, refusal);
    return place.isKnown ? 0 : waitBeforeTry(everywhere);
  }
}
