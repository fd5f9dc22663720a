import { Injectable } from '@nestjs/common';
import { callerBy, type KeyCaller, leaked } from '../../domain/integrator/api-key.js';
import { keyChange } from '../../domain/integrator/integrator.audit.js';
import { modeOfKey } from '../../domain/integrator/key-text.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type RateAnswer, RateLimiter } from '../../platform/security/rate-limiter.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { IntegratorReader } from './integrator.repository.js';
import { hashOfKey } from './key-hash.js';
import { KeyUsesService } from './key-uses.service.js';

/** By one key. */
const CALLS_A_MINUTE = 600;
const A_MINUTE = 60;

/**
 * Finds out who calls by a key, at every request: its row decides, so that a revoked one is dead at once on every
 * process.
 */
@Injectable()
export class KeyAccessService {
  constructor(
    private readonly integrators: IntegratorReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly uses: KeyUsesService,
  ) {}

  /** Who calls with a key; `null` for one that opens nothing. */
  async callerBy(text: string, address: string): Promise<KeyCaller | null> {
    // What is mistyped is told from its own letters: no database is asked.
    if (modeOfKey(text) === null) return null;
    const found = await this.integrators.findKeyByHash(hashOfKey(text));
    return found && callerBy(found.key, found.integrator, address, this.clock.now());
  }

  /** One call with a key, against its limit; what is refused is no use of it. */
  async count(keyId: number): Promise<RateAnswer> {
    const answer = await this.limiter.hit(`key:${keyId}`, CALLS_A_MINUTE, A_MINUTE);
    if (answer.allowed) this.uses.note(keyId, { calls: 1 });
    return answer;
  }

  /** One call by a member: the same limit. */
  countMember(userId: number): Promise<RateAnswer> {
    return this.limiter.hit(`member:${userId}`, CALLS_A_MINUTE, A_MINUTE);
  }

  /**
   * Ends keys that were sent where anybody may read them, and has their owners told. Those that are none of ours are
   * nobody's.
   */
  async endLeaked(texts: readonly string[]): Promise<void> {
    const now = this.clock.now();
    for (const text of texts) {
      const found = await this.integrators.findKeyByHash(hashOfKey(text));
      if (!found || found.key.leakedAt) continue;
      await this.unitOfWork.run(async (tx) => {
        await tx.integrators.lock(found.integrator.id);
        const key = await tx.integrators.findKey(found.key.id);
        if (!key || key.leakedAt) return;
        const after = await tx.integrators.updateKey(leaked(key, now));
        tx.audit.record(keyChange(null, 'api-key.leaked', key, after));
        await tx.outbox.add('mail.key-leaked', { keyId: key.id });
      });
    }
  }
}
