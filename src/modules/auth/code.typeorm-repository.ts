import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import {
  CODE_TRIES,
  type CodePurpose,
  type CodeTriedFrom,
  type VerificationCode,
} from '../../domain/account/verification-code.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { lockAddress } from '../users/address-lock.queries.js';
import { CodeEntity } from './code.entity.js';
import { CodeReader, type CodeStore, type NewCode } from './code.repository.js';

const TRIES: Readonly<Record<CodeTriedFrom, keyof CodeEntity>> = { here: 'tries', elsewhere: 'tries_elsewhere' };

function toCode(row: CodeEntity): VerificationCode {
  return {
    id: row.id,
    email: row.email,
    purpose: row.purpose,
    nonce: row.nonce,
    hash: row.hash,
    tries: row.tries,
    language: row.language,
    createdAt: toDate(row.created_at),
    expiresAt: toDate(row.expires_at),
    deadAt: toDateOrNull(row.dead_at),
    network: row.network,
    triesElsewhere: row.tries_elsewhere,
  };
}

@Injectable()
export class TypeOrmCodeReader extends CodeReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<VerificationCode | null> {
    const row = await this.database.read((manager) => manager.findOneBy(CodeEntity, { id }));
    return row && toCode(row);
  }
}

export class TypeOrmCodeStore implements CodeStore {
  constructor(private readonly manager: EntityManager) {}

  async findSince(email: string, since: Date): Promise<VerificationCode[]> {
    const address = normaliseEmail(email);
    await lockAddress(this.manager, address);
    const rows = await this.manager.find(CodeEntity, {
      where: { email: address, created_at: MoreThanOrEqual(since.getTime()) },
      order: { created_at: 'DESC', id: 'DESC' },
    });
    return rows.map(toCode);
  }

  async insert(code: NewCode): Promise<VerificationCode> {
    const email = normaliseEmail(code.email);
    const network = code.network ?? null;
    const replaced = { email, purpose: code.purpose, dead_at: IsNull(), network: network ?? IsNull() };
    await lockAddress(this.manager, email);
    await this.manager.update(CodeEntity, replaced, { dead_at: code.createdAt.getTime() });
    const row = this.manager.create(CodeEntity, {
      email,
      purpose: code.purpose,
      nonce: code.nonce,
      hash: code.hash,
      tries: 0,
      language: code.language,
      created_at: code.createdAt.getTime(),
      expires_at: code.expiresAt.getTime(),
      dead_at: null,
      network,
      tries_elsewhere: 0,
    });
    await this.manager.insert(CodeEntity, row);
    return toCode(row);
  }

  async countTry(id: number, from: CodeTriedFrom): Promise<void> {
    await this.manager.increment(CodeEntity, { id }, TRIES[from], 1);
  }

  async endAll(email: string, purpose: CodePurpose, now: Date): Promise<void> {
    const alive = { email: normaliseEmail(email), purpose, dead_at: IsNull() };
    await this.manager.update(CodeEntity, alive, { dead_at: now.getTime() });
  }

  async use(id: number, from: CodeTriedFrom, now: Date): Promise<boolean> {
    const usable = { id, dead_at: IsNull(), [TRIES[from]]: LessThan(CODE_TRIES) };
    return (await this.manager.update(CodeEntity, usable, { dead_at: now.getTime() })).affected === 1;
  }
}
