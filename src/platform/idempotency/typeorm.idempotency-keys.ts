import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { isDuplicate } from '../db/db-errors.js';
import { marks } from '../db/sql.js';
import { IdempotencyAnswerEntity, IdempotencyKeyEntity } from './idempotency.entity.js';
import { type HeldKey, IdempotencyKeys, type KeptAnswer, type KeyState, type KeyUse } from './idempotency-keys.port.js';
import { openKey } from './open-key.js';

/** In characters of base 64, each one byte. */
const PART_SIZE = 60_000;

@Injectable()
export class TypeOrmIdempotencyKeys extends IdempotencyKeys {
  constructor(private readonly database: Database) {
    super();
  }

  override async take(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState> {
    const row = await this.find(use);
    if (!row) return this.insert(use, leaseMs, now);
    if (!use.fingerprints.includes(row.fingerprint)) return { kind: 'mismatch' };
    if (row.state === 'answered') return this.answered(row);
    if (row.lease_until > now.getTime()) return { kind: 'in_progress' };
    return row.state === 'committed' ? { kind: 'done' } : this.takeOver(row, leaseMs, now);
  }

  override async renew(held: HeldKey, leaseMs: number, now: Date): Promise<boolean> {
    const columns = { lease_until: now.getTime() + leaseMs };
    const condition = "id = ? AND token = ? AND state <> 'answered'";
    const renewed = await this.database.write((sql) =>
      sql.update(IdempotencyKeyEntity, columns, condition, [held.id, held.token]),
    );
    return renewed === 1;
  }

  override within<T>(held: HeldKey, work: () => T): T {
    return openKey.run(held, work);
  }

  override async keep(held: HeldKey, answer: KeptAnswer): Promise<void> {
    const parts = pieces(Buffer.from(answer.body).toString('base64'));
    await this.database.write(async (sql) => {
      const columns: Partial<IdempotencyKeyEntity> = {
        state: 'answered',
        status: answer.status,
        content_type: answer.contentType,
        upload_hash: answer.uploadHash,
        parts: parts.length,
      };
      const condition = "id = ? AND token = ? AND state <> 'answered'";
      const kept = await sql.update(IdempotencyKeyEntity, columns, condition, [held.id, held.token]);
      if (kept !== 1) return;
      for (const [position, part] of parts.entries()) {
        await sql.insertAll(IdempotencyAnswerEntity, [{ key_id: held.id, position, part }]);
      }
    });
  }

  override async release(held: HeldKey, now: Date): Promise<void> {
    const mine = [held.id, held.token];
    await this.database.write(async (sql) => {
      const freed = await sql.change(
        "DELETE FROM idempotency_keys WHERE id = ? AND token = ? AND state = 'running'",
        mine,
      );
      if (freed === 1) return;
      const over = { lease_until: now.getTime() };
      await sql.update(IdempotencyKeyEntity, over, "id = ? AND token = ? AND state = 'committed'", mine);
    });
  }

  override forget(usedBefore: Date, limit: number): Promise<number> {
    return this.database.write(async (sql) => {
      const old = await sql.rows<{ id: number }>(
        'SELECT id FROM idempotency_keys WHERE created_at < ? ORDER BY created_at LIMIT ?',
        [usedBefore.getTime(), limit],
      );
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await sql.change(`DELETE FROM idempotency_answers WHERE key_id IN (${marks(ids)})`, ids);
      return sql.change(`DELETE FROM idempotency_keys WHERE id IN (${marks(ids)})`, ids);
    });
  }

  override async forgetUser(userId: number): Promise<void> {
    const mine = [userId, openKey.getStore()?.id ?? 0];
    await this.database.write(async (sql) => {
      // Their answers are removed by their foreign key.
      await sql.change('DELETE FROM idempotency_keys WHERE user_id = ? AND id <> ?', mine);
    });
  }

  private find({ userId, key }: KeyUse): Promise<IdempotencyKeyEntity | null> {
    return this.database.read((sql) =>
      sql.first<IdempotencyKeyEntity>('SELECT * FROM idempotency_keys WHERE user_id = ? AND idempotency_key = ?', [
        userId,
        key,
      ]),
    );
  }

  private async insert(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState> {
    const token = randomUUID();
    try {
      const id = await this.database.write((sql) =>
        sql.insert(IdempotencyKeyEntity, {
          user_id: use.userId,
          idempotency_key: use.key,
          fingerprint: use.fingerprints[0],
          state: 'running',
          token,
          lease_until: now.getTime() + leaseMs,
          created_at: now.getTime(),
          status: null,
          content_type: null,
          upload_hash: null,
          parts: 0,
        }),
      );
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
    const columns = { token, lease_until: now.getTime() + leaseMs };
    const condition = "id = ? AND token = ? AND lease_until = ? AND state = 'running'";
    const taken = await this.database.write((sql) =>
      sql.update(IdempotencyKeyEntity, columns, condition, [row.id, row.token, row.lease_until]),
    );
    return taken === 1 ? { kind: 'held', held: { id: row.id, token } } : { kind: 'in_progress' };
  }

  private async answered({ id, status, content_type, upload_hash, parts }: IdempotencyKeyEntity): Promise<KeyState> {
    const rows = await this.database.read((sql) =>
      sql.rows<{ part: string }>('SELECT part FROM idempotency_answers WHERE key_id = ? ORDER BY position', [id]),
    );
    // Forgotten between the two looks.
    if (rows.length !== parts) return { kind: 'in_progress' };
    const body = Buffer.from(rows.map(({ part }) => part).join(''), 'base64').toString();
    const answer = { status: status ?? 200, contentType: content_type ?? '', body, uploadHash: upload_hash };
    return { kind: 'answered', answer };
  }
}

function pieces(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += PART_SIZE) parts.push(text.slice(start, start + PART_SIZE));
  return parts;
}
