import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';
import type { NoticeName } from '../../domain/privacy/notice.js';
import { Database } from '../../platform/db/database.js';
import { isDuplicate } from '../../platform/db/db-errors.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { ConsentEntity } from './consent.entity.js';
import { ConsentReader, type ConsentStore } from './consent.repository.js';

const IN_FORCE = 0;

function toConsent(row: ConsentEntity): Consent {
  const { id, notice, version, language } = row;
  const withdrawnAt = row.withdrawn_at === IN_FORCE ? null : toDate(row.withdrawn_at);
  return { id, userId: row.user_id, notice, version, language, at: toDate(row.given_at), withdrawnAt };
}

@Injectable()
export class TypeOrmConsentReader extends ConsentReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByUser(userId: number): Promise<Consent[]> {
    const rows = await this.database.read((manager) =>
      manager.find(ConsentEntity, { where: { user_id: userId }, order: { id: 'ASC' } }),
    );
    return rows.map(toConsent);
  }
}

export class TypeOrmConsentStore implements ConsentStore {
  constructor(private readonly manager: EntityManager) {}

  async has(userId: number, notice: NoticeName): Promise<boolean> {
    const where = { user_id: userId, notice, withdrawn_at: IN_FORCE };
    return (await this.manager.find(ConsentEntity, { where, ...forUpdate(this.manager) })).length > 0;
  }

  async add(userId: number, { notice, version, language }: ConsentGiven, now: Date) {
    const key = { user_id: userId, notice, version, language, withdrawn_at: IN_FORCE };
    const isNew = await this.insert({ ...key, given_at: now.getTime() });
    // Locked, because a plain read would not see what was committed since this transaction first looked.
    const row = await this.manager.findOneOrFail(ConsentEntity, { where: key, ...forUpdate(this.manager) });
    return { consent: toConsent(row), isNew };
  }

  async withdraw(userId: number, notice: NoticeName, now: Date): Promise<boolean> {
    const inForce = { user_id: userId, notice, withdrawn_at: IN_FORCE };
    const { affected } = await this.manager.update(ConsentEntity, inForce, { withdrawn_at: now.getTime() });
    return (affected ?? 0) > 0;
  }

  /** Of two at once the second finds the first one's row: MariaDB waits for it, SQLite has one writer. */
  private async insert(row: Omit<ConsentEntity, 'id'>): Promise<boolean> {
    try {
      await this.manager.insert(ConsentEntity, row);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
