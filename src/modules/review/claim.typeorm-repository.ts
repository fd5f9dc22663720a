import { Injectable } from '@nestjs/common';
import { type CertificateClaim, CLAIMED_IN, holder, type NamedClaim } from '../../domain/review/claim.js';
import { Database } from '../../platform/db/database.js';
import { toDate } from '../../platform/db/moments.js';
import { marks, type Sql, type Value } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { findNext } from './certificate-queue.queries.js';
import { ClaimEntity } from './claim.entity.js';
import { ClaimReader, type ClaimStore, type QueueRequest } from './claim.repository.js';

interface NamedRow extends ClaimEntity {
  name: string | null;
  username: string;
}

export function liveClaims(certificateIds: readonly number[], now: Date): Condition {
  return {
    text: `SELECT k.certificate_id, k.user_id, k.held_until, u.name, u.username
      FROM certificate_claims k JOIN users u ON u.id = k.user_id
      WHERE k.certificate_id IN (${marks(certificateIds)}) AND k.held_until > ?`,
    values: [...certificateIds, now.getTime()],
  };
}

@Injectable()
export class TypeOrmClaimReader extends ClaimReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async live(certificateIds: readonly number[], now: Date): Promise<ReadonlyMap<number, NamedClaim>> {
    if (certificateIds.length === 0) return new Map();
    const { text, values } = liveClaims(certificateIds, now);
    const rows = await this.database.read((sql) => sql.rows<NamedRow>(text, values));
    return new Map(rows.map((row) => [row.certificate_id, { ...toClaim(row), name: row.name ?? row.username }]));
  }
}

export class TypeOrmClaimStore implements ClaimStore {
  constructor(private readonly sql: Sql) {}

  async take(asked: CertificateClaim, now: Date): Promise<CertificateClaim | null> {
    // Decisions change the record first and its claim then; the other way round the two would wait for each other.
    const condition = `id = ? AND status IN (${marks(CLAIMED_IN)})`;
    return (await this.lockRecord(condition, asked.certificateId, ...CLAIMED_IN)) ? this.hold(asked, now) : null;
  }

  async takeNext(
    request: QueueRequest,
    asked: Omit<CertificateClaim, 'certificateId'>,
    now: Date,
  ): Promise<CertificateClaim | null> {
    await this.lockGate();
    for (;;) {
      const certificateId = await findNext(this.sql, request, { userId: asked.userId, at: now });
      if (certificateId === null) return null;
      // It may have been decided, or claimed by its id, since it was found.
      const isThere = await this.lockRecord("id = ? AND status = 'Verifying'", certificateId);
      const claim = isThere ? await this.hold({ ...asked, certificateId }, now) : null;
      if (claim?.userId === asked.userId) return claim;
    }
  }

  async release(certificateId: number, userId: number): Promise<void> {
    await this.sql.change('DELETE FROM certificate_claims WHERE certificate_id = ? AND user_id = ?', [
      certificateId,
      userId,
    ]);
  }

  async end(certificateId: number): Promise<void> {
    await this.sql.change('DELETE FROM certificate_claims WHERE certificate_id = ?', [certificateId]);
  }

  /** On a record that is locked. */
  private async hold(asked: CertificateClaim, now: Date): Promise<CertificateClaim> {
    const { certificateId, userId, until } = asked;
    const row = await this.sql.first<ClaimEntity>('SELECT * FROM certificate_claims WHERE certificate_id = ?', [
      certificateId,
    ]);
    const claim = holder(row && toClaim(row), asked, now);
    if (claim !== asked) return claim;
    const columns = { user_id: userId, held_until: until.getTime() };
    if (row) await this.sql.update(ClaimEntity, columns, 'certificate_id = ?', [certificateId]);
    else {
      await this.sql.insertAll(ClaimEntity, [{ certificate_id: certificateId, ...columns }]);
      // What a reviewer let run out goes when he takes the next one, so that the table stays small.
      await this.sql.change('DELETE FROM certificate_claims WHERE user_id = ? AND held_until <= ?', [
        userId,
        now.getTime(),
      ]);
    }
    return claim;
  }

  private async lockRecord(condition: string, ...values: Value[]): Promise<boolean> {
    return (
      (await this.sql.first(`SELECT id FROM certificates WHERE ${condition}${this.sql.forUpdate}`, values)) !== null
    );
  }

  /** Of two that look for the next record at once the second one sees what the first has taken. */
  private async lockGate(): Promise<void> {
    if (this.sql.forUpdate !== '') await this.sql.rows(`SELECT id FROM queue_gates WHERE id = 0${this.sql.forUpdate}`);
  }
}

function toClaim({ certificate_id, user_id, held_until }: ClaimEntity): CertificateClaim {
  return { certificateId: certificate_id, userId: user_id, until: toDate(held_until) };
}
