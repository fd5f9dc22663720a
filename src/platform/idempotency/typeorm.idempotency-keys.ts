import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, LessThan, Not } from 'typeorm';
import { Database } from '../db/database.js';
import { isDuplicate } from '../db/db-errors.js';
import { serverMoment } from '../db/server-clock.js';
import { isSealed } from '../security/aes.secret-box.js';
import { SecretBox, sealedPlace } from '../security/secret-box.port.js';
import { IdempotencyAnswerEntity, IdempotencyKeyEntity } from './idempotency.entity.js';
import { type HeldKey, IdempotencyKeys, type KeptAnswer, type KeyState, type KeyUse } from './idempotency-keys.port.js';
import { openKey, unanswered } from './open-key.js';

/** In characters of base 64, which sealing makes a third longer: a text ends at 64 KB. */
const PART_SIZE = 45_000;

@Injectable()
export class TypeOrmIdempotencyKeys extends IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {
    super();
  }

  override async take(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState> {
    const row = await this.find(use);
    if (!row) return this.insert(use, leaseMs, now);
    if (!use.fingerprints.includes(row.fingerprint)) return { kind: 'mismatch' };
    if (row.state === 'answered') return this.answered(row);
    if (row.lease_until > this.moment(now)) return { kind: 'in_progress' };
    return row.state === 'committed' ? { kind: 'done' } : this.takeOver(row, leaseMs, now);
  }

  override async renew(held: HeldKey, leaseMs: number, now: Date): Promise<boolean> {
    const columns = { lease_until: this.moment(now) + leaseMs };
    const renewed = await this.database.write((manager) =>
      manager.update(IdempotencyKeyEntity, unanswered(held), columns),
    );
    return renewed.affected === 1;
  }

  override within<T>(held: HeldKey, work: () => T): T {
    return openKey.run(held, work);
  }

  override async keep(held: HeldKey, answer: KeptAnswer): Promise<void> {
    const parts = pieces(textOf(answer)).map((piece, position) => this.box.seal(piece, placeOf(held.id, position)));
    await this.database.write(async (manager) => {
      const kept = await manager.update(IdempotencyKeyEntity, unanswered(held), {
        state: 'answered',
        status: answer.status,
        content_type: answer.contentType,
        upload_hash: answer.uploadHash,
        parts: parts.length,
      });
      if (kept.affected !== 1) return;
      for (const [position, part] of parts.entries()) {
        await manager.insert(IdempotencyAnswerEntity, { key_id: held.id, position, part });
      }
    });
  }

  override async release(held: HeldKey, now: Date): Promise<void> {
    const { id, token } = held;
    await this.database.write(async (manager) => {
      const freed = await manager.delete(IdempotencyKeyEntity, { id, token, state: 'running' });
      if (freed.affected === 1) return;
      const over = { lease_until: this.moment(now) };
      await manager.update(IdempotencyKeyEntity, { id, token, state: 'committed' }, over);
    });
  }

  override forget(usedBefore: Date, limit: number): Promise<number> {
    return this.database.write(async (manager) => {
      const old = await manager.find(IdempotencyKeyEntity, {
        select: { id: true },
        where: { created_at: LessThan(usedBefore.getTime()) },
        order: { created_at: 'ASC' },
        take: limit,
      });
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await manager.delete(IdempotencyAnswerEntity, { key_id: In(ids) });
      return (await manager.delete(IdempotencyKeyEntity, { id: In(ids) })).affected ?? 0;
    });
  }

  override async forgetUser(userId: number): Promise<void> {
    const mine = { user_id: userId, id: Not(openKey.getStore()?.id ?? 0) };
    // Their answers are removed by their foreign key.
    await this.database.write((manager) => manager.delete(IdempotencyKeyEntity, mine));
  }

  /** By the database's clock, on which processes with clocks of their own agree. */
  private moment(own: Date): number {
    return serverMoment(this.database.writer, own);
  }

  private find({ callerId, key }: KeyUse): Promise<IdempotencyKeyEntity | null> {
    const use = { user_id: callerId, idempotency_key: key };
    return this.database.read((manager) => manager.findOneBy(IdempotencyKeyEntity, use));
  }

  private async insert(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState> {
    const token = randomUUID();
    try {
      const id = await this.database.write(async (manager) => {
        const row = manager.create(IdempotencyKeyEntity, {
          user_id: use.callerId,
          idempotency_key: use.key,
          fingerprint: use.fingerprints[0],
          state: 'running',
          token,
          lease_until: this.moment(now) + leaseMs,
          created_at: now.getTime(),
          status: null,
          content_type: null,
          upload_hash: null,
          parts: 0,
        });
        await manager.insert(IdempotencyKeyEntity, row);
        return row.id;
      });
      return { kind: 'held', held: { id, token } };
    } catch (error) {
      // Another was faster by a hair; asking again tells with what.
      if (isDuplicate(error)) return { kind: 'in_progress' };
      throw error;
    }
  }

  /** Whoever had it has died before it committed anything, or will find it lost when it tries to. */
  private async takeOver(row: IdempotencyKeyEntity, leaseMs: number, now: Date): Promise<KeyState> {
    const token = randomUUID();
    const asFound = { id: row.id, token: row.token, lease_until: row.lease_until, state: 'running' } as const;
    const taken = await this.database.write((manager) =>
      manager.update(IdempotencyKeyEntity, asFound, { token, lease_until: this.moment(now) + leaseMs }),
    );
    return taken.affected === 1 ? { kind: 'held', held: { id: row.id, token } } : { kind: 'in_progress' };
  }

  private async answered({ id, status, content_type, upload_hash, parts }: IdempotencyKeyEntity): Promise<KeyState> {
    const rows = await this.database.read((manager) =>
      manager.find(IdempotencyAnswerEntity, { where: { key_id: id }, order: { position: 'ASC' } }),
    );
    // Forgotten between the two looks.
    if (rows.length !== parts) return { kind: 'in_progress' };
    const text = rows.map(({ position, part }) => this.opened(part, placeOf(id, position))).join('');
    const answer = { status: status ?? 200, contentType: content_type ?? '', uploadHash: upload_hash };
    return { kind: 'answered', answer: { ...answer, ...toldIn(text) } };
  }

  /** Those of releases that sealed none are gone a day after the first start of this one. */
  private opened(part: string, place: string): string {
    return isSealed(part) ? this.box.open(part, place) : part;
  }
}

const placeOf = (id: number, position: number) => sealedPlace('idempotency_answers', 'part', `${id}/${position}`);

/** Stands in no base 64, whose readers end at it: a process of a release before reads the body alone. */
const AFTER_BODY = '=.';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** An address is as secret as what it leads to, so it is sealed with the body. */
function textOf({ body, location }: KeptAnswer): string {
  return base64(body) + (location === undefined ? '' : AFTER_BODY + base64(location));
}

function toldIn(text: string): Pick<KeptAnswer, 'body' | 'location'> {
  const [body, location] = text.split(AFTER_BODY).map((part) => Buffer.from(part, 'base64').toString());
  return { body: body ?? '', ...(location !== undefined && { location }) };
}

function pieces(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += PART_SIZE) parts.push(text.slice(start, start + PART_SIZE));
  return parts;
}
