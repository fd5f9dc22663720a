import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '../../domain/account/email.js';
import {
  CODE_TRIES,
  type CodePurpose,
  type CodeTriedFrom,
  type VerificationCode,
} from '../../domain/account/verification-code.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import type { Sql } from '../../platform/db/sql.js';
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

async function findById(sql: Sql, id: number): Promise<VerificationCode | null> {
  const row = await sql.first<CodeEntity>('SELECT * FROM verification_codes WHERE id = ?', [id]);
  return row && toCode(row);
}

@Injectable()
export class TypeOrmCodeReader extends CodeReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<VerificationCode | null> {
    return this.database.read((sql) => findById(sql, id));
  }
}

export class TypeOrmCodeStore implements CodeStore {
  constructor(private readonly sql: Sql) {}

  async findSince(email: string, since: Date): Promise<VerificationCode[]> {
    const address = normaliseEmail(email);
    await lockAddress(this.sql, address);
    const rows = await this.sql.rows<CodeEntity>(
      `SELECT * FROM verification_codes WHERE email = ? AND created_at >= ?
       ORDER BY created_at DESC, id DESC`,
      [address, since.getTime()],
    );
    return rows.map(toCode);
  }

  async insert(code: NewCode): Promise<VerificationCode> {
    const email = normaliseEmail(code.email);
    const network = code.network ?? null;
    const sameNetwork = network === null ? 'network IS NULL' : 'network = ?';
    const condition = `email = ? AND purpose = ? AND dead_at IS NULL AND ${sameNetwork}`;
    const values = [email, code.purpose, ...(network === null ? [] : [network])];
    await lockAddress(this.sql, email);
    await this.sql.update(CodeEntity, { dead_at: code.createdAt.getTime() }, condition, values);
    const row: Omit<CodeEntity, 'id'> = {
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
    };
    return toCode({ ...row, id: await this.sql.insert(CodeEntity, row) });
  }

  async countTry(id: number, from: CodeTriedFrom): Promise<void> {
    const tries = TRIES[from];
    await this.sql.change(`UPDATE verification_codes SET ${tries} = ${tries} + 1 WHERE id = ?`, [id]);
  }

  async endAll(email: string, purpose: CodePurpose, now: Date): Promise<void> {
    const condition = 'email = ? AND purpose = ? AND dead_at IS NULL';
    await this.sql.update(CodeEntity, { dead_at: now.getTime() }, condition, [normaliseEmail(email), purpose]);
  }

  async use(id: number, from: CodeTriedFrom, now: Date): Promise<boolean> {
    const condition = `id = ? AND dead_at IS NULL AND ${TRIES[from]} < ?`;
    return (await this.sql.update(CodeEntity, { dead_at: now.getTime() }, condition, [id, CODE_TRIES])) === 1;
  }
}
