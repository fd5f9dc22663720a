import { normaliseEmail } from '../../src/domain/account/email.js';
import {
  CODE_TRIES,
  type CodePurpose,
  type CodeTriedFrom,
  type VerificationCode,
} from '../../src/domain/account/verification-code.js';
import { CodeReader, type CodeStore, type NewCode } from '../../src/modules/auth/code.repository.js';
import { type MemoryTables, nextId } from './memory.tables.js';

const TRIES = { here: 'tries', elsewhere: 'triesElsewhere' } as const;

export class InMemoryCodeReader extends CodeReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<VerificationCode | null> {
    return this.tables.codes.get(id) ?? null;
  }
}

export class InMemoryCodeStore implements CodeStore {
  constructor(private readonly tables: MemoryTables) {}

  async findSince(email: string, since: Date): Promise<VerificationCode[]> {
    return this.ofAddress(email)
      .filter((code) => code.createdAt >= since)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  }

  async insert(code: NewCode): Promise<VerificationCode> {
    const network = code.network ?? null;
    for (const older of this.of(code.email, code.purpose)) {
      if (!older.deadAt && older.network === network)
        this.tables.codes.set(older.id, { ...older, deadAt: code.createdAt });
    }
    const inserted = {
      ...code,
      email: normaliseEmail(code.email),
      id: nextId(),
      network,
      tries: 0,
      triesElsewhere: 0,
      deadAt: null,
    };
    this.tables.codes.set(inserted.id, inserted);
    return inserted;
  }

  async countTry(id: number, from: CodeTriedFrom): Promise<void> {
    const code = this.tables.codes.get(id);
    if (code) this.tables.codes.set(id, { ...code, [TRIES[from]]: code[TRIES[from]] + 1 });
  }

  async endAll(email: string, purpose: CodePurpose, now: Date): Promise<void> {
    for (const code of this.of(email, purpose)) {
      if (!code.deadAt) this.tables.codes.set(code.id, { ...code, deadAt: now });
    }
  }

  async use(id: number, from: CodeTriedFrom, now: Date): Promise<boolean> {
    const code = this.tables.codes.get(id);
    if (!code || code.deadAt || code[TRIES[from]] >= CODE_TRIES) return false;
    this.tables.codes.set(id, { ...code, deadAt: now });
    return true;
  }

  private of(email: string, purpose: CodePurpose): VerificationCode[] {
    return this.ofAddress(email).filter((code) => code.purpose === purpose);
  }

  private ofAddress(email: string): VerificationCode[] {
    const address = normaliseEmail(email);
    return [...this.tables.codes.values()].filter((code) => code.email === address);
  }
}
