import { Injectable } from '@nestjs/common';
import { Brackets, type EntityManager, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { type Factor, PROOF_TRIES } from '../../domain/account/factors.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { FactorEntity, FactorRemovalEntity, FactorTicketEntity, RecoveryCodeEntity } from './factor.entity.js';
import {
  FactorReader,
  type FactorRemoval,
  type FactorStore,
  type FactorTicket,
  type KeptFactor,
  type NewFactor,
  type TicketPurpose,
} from './factor.repository.js';

const ofUser = async (manager: EntityManager, userId: number): Promise<KeptFactor[]> =>
  (await manager.find(FactorEntity, { where: { user_id: userId }, order: { id: 'ASC' } })).map(toFactor);
const unusedCodes = (manager: EntityManager, userId: number) =>
  manager.countBy(RecoveryCodeEntity, { user_id: userId, used_at: IsNull() });

@Injectable()
export class TypeOrmFactorReader extends FactorReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findByUser(userId: number): Promise<KeptFactor[]> {
    return this.database.read((manager) => ofUser(manager, userId));
  }

  override countRecoveryCodes(userId: number): Promise<number> {
    return this.database.read((manager) => unusedCodes(manager, userId));
  }
}

export class TypeOrmFactorStore implements FactorStore {
  constructor(private readonly manager: EntityManager) {}

  findByUser(userId: number): Promise<KeptFactor[]> {
    return ofUser(this.manager, userId);
  }

  countRecoveryCodes(userId: number): Promise<number> {
    return unusedCodes(this.manager, userId);
  }

  async insert({ userId, kind, name, lastStep, createdAt }: NewFactor, seal: (id: number) => string): Promise<Factor> {
    const { identifiers } = await this.manager.insert(FactorEntity, {
      user_id: userId,
      kind,
      name,
      secret: '',
      last_step: lastStep,
      created_at: createdAt.getTime(),
      last_used_at: null,
    });
    const id = Number(identifiers[0]?.id);
    await this.manager.update(FactorEntity, { id }, { secret: seal(id) });
    return { id, userId, kind, name, createdAt, lastUsedAt: null };
  }

  async rename(userId: number, id: number, name: string): Promise<boolean> {
    const isThere = await this.manager.existsBy(FactorEntity, { id, user_id: userId });
    if (isThere) await this.manager.update(FactorEntity, { id, user_id: userId }, { name });
    return isThere;
  }

  async remove(userId: number, id: number): Promise<boolean> {
    return ((await this.manager.delete(FactorEntity, { id, user_id: userId })).affected ?? 0) > 0;
  }

  async forget(userId: number): Promise<number> {
    for (const entity of [RecoveryCodeEntity, FactorTicketEntity, FactorRemovalEntity]) {
      await this.manager.delete(entity, { user_id: userId });
    }
    return (await this.manager.delete(FactorEntity, { user_id: userId })).affected ?? 0;
  }

  async useStep(id: number, step: number, latest: number, now: Date): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(FactorEntity)
      .set({ last_step: step, last_used_at: now.getTime() })
      .where({ id })
      .andWhere(
        new Brackets((free) =>
          free
            .where({ last_step: IsNull() })
            .orWhere({ last_step: LessThan(step) })
            .orWhere('(last_step > :latest AND last_step <> :step)', { latest, step }),
        ),
      )
      .execute();
    return affected === 1;
  }

  async usePasskey({ id, secret: seen }: KeptFactor, secret: string, now: Date): Promise<boolean> {
    const used = { secret, last_used_at: now.getTime() };
    return (await this.manager.update(FactorEntity, { id, secret: seen }, used)).affected === 1;
  }

  async replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await this.manager.delete(RecoveryCodeEntity, { user_id: userId });
    if (hashes.length === 0) return;
    const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
    await this.manager.insert(RecoveryCodeEntity, rows);
  }

  async useRecoveryCode(userId: number, hash: string, now: Date): Promise<boolean> {
    const unused = { user_id: userId, code_hash: hash, used_at: IsNull() };
    return (await this.manager.update(RecoveryCodeEntity, unused, { used_at: now.getTime() })).affected === 1;
  }

  async openTicket({ hash, userId, purpose, sessionId, expiresAt }: FactorTicket, now: Date): Promise<void> {
    await this.manager.delete(FactorTicketEntity, { user_id: userId, expires_at: LessThanOrEqual(now.getTime()) });
    await this.manager.insert(FactorTicketEntity, {
      ticket_hash: hash,
      user_id: userId,
      purpose,
      session_id: sessionId,
      tries: 0,
      expires_at: expiresAt.getTime(),
    });
  }

  async tryTicket(hash: string, purpose: TicketPurpose, now: Date): Promise<FactorTicket | null> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(FactorTicketEntity)
      .set({ tries: () => 'tries + 1' })
      .where('ticket_hash = :hash AND purpose = :purpose', { hash, purpose })
      .andWhere('tries < :most AND expires_at > :now', { most: PROOF_TRIES, now: now.getTime() })
      .execute();
    const row = affected === 1 ? await this.manager.findOneBy(FactorTicketEntity, { ticket_hash: hash }) : null;
    if (!row) return null;
    return { hash, userId: row.user_id, purpose, sessionId: row.session_id, expiresAt: toDate(row.expires_at) };
  }

  async closeTicket(hash: string): Promise<boolean> {
    return (await this.manager.delete(FactorTicketEntity, { ticket_hash: hash })).affected === 1;
  }

  async findRemoval(userId: number): Promise<FactorRemoval | null> {
    const row = await this.manager.findOneBy(FactorRemovalEntity, { user_id: userId });
    return row && { userId, askedBy: row.asked_by, askedAt: toDate(row.asked_at) };
  }

  async askRemoval({ userId, askedBy, askedAt }: FactorRemoval): Promise<void> {
    const row = { user_id: userId, asked_by: askedBy, asked_at: askedAt.getTime() };
    await this.manager.upsert(FactorRemovalEntity, row, ['user_id']);
  }
}

function toFactor(row: FactorEntity): KeptFactor {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    name: row.name,
    secret: row.secret,
    lastStep: row.last_step,
    createdAt: toDate(row.created_at),
    lastUsedAt: toDateOrNull(row.last_used_at),
  };
}
