import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '../../domain/account/email.js';
import { CODE_TRIES, type VerificationCode } from '../../domain/account/verification-code.js';
import { CodeReader, type CodeStore, type NewCode } from '../../ports/code.store.js';
import { lockAddress } from './address-gate.js';
import { Database } from './database.js';
import { CodeEntity, type CodeRow } from './entities/accounts.entity.js';
import { toDate, toDateOrNull } from './moments.js';
import type { Sql } from './sql.js';

function toCode(row: CodeRow): VerificationCode {
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
  };
}

async function findById(sql: Sql, id: number): Promise<VerificationCode | null> {
  const row = await sql.first<CodeRow>('SELECT * FROM verification_codes WHERE id = ?', [id]);
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
    const rows = await this.sql.rows<CodeRow>(
      `SELECT * FROM verification_codes WHERE email = ? AND created_at >= ?
       ORDER BY created_at DESC, id DESC`,
      [address, since.getTime()],
    );
    return rows.map(toCode);
  }

  async insert(code: NewCode): Promise<VerificationCode> {
    const email = normaliseEmail(code.email);
    const condition = 'email = ? AND purpose = ? AND dead_at IS NULL';
    await lockAddress(this.sql, email);
    await this.sql.update(CodeEntity, { dead_at: code.createdAt.getTime() }, condition, [email, code.purpose]);
    const row: Omit<CodeRow, 'id'> = {
      email,
      purpose: code.purpose,
      nonce: code.nonce,
      hash: code.hash,
      tries: 0,
      language: code.language,
      created_at: code.createdAt.getTime(),
      expires_at: code.expiresAt.getTime(),
      dead_at: null,
    };
    return toCode({ ...row, id: await this.sql.insert(CodeEntity, row) });
  }

  async countTry(id: number): Promise<void> {
    await this.sql.change('UPDATE verification_codes SET tries = tries + 1 WHERE id = ?', [id]);
  }

  async use(id: number, now: Date): Promise<boolean> {
    const condition = 'id = ? AND dead_at IS NULL AND tries < ?';
    return (await this.sql.update(CodeEntity, { dead_at: now.getTime() }, condition, [id, CODE_TRIES])) === 1;
  }
}
