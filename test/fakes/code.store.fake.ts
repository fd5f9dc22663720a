import { normaliseEmail } from '../../src/domain/account/email.js';
import { CODE_TRIES, type CodePurpose, type VerificationCode } from '../../src/domain/account/verification-code.js';
import { CodeReader, type CodeStore, type NewCode } from '../../src/ports/code.store.js';
import { type MemoryTables, nextId } from './memory.tables.js';

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
    for (const older of this.of(code.email, code.purpose)) {
      if (!older.deadAt) this.tables.codes.set(older.id, { ...older, deadAt: code.createdAt });
    }
    const inserted = { ...code, email: normaliseEmail(code.email), id: nextId(), tries: 0, deadAt: null };
    this.tables.codes.set(inserted.id, inserted);
    return inserted;
  }

  async countTry(id: number): Promise<void> {
    const code = this.tables.codes.get(id);
    if (code) this.tables.codes.set(id, { ...code, tries: code.tries + 1 });
  }

  async use(id: number, now: Date): Promise<boolean> {
    const code = this.tables.codes.get(id);
    if (!code || code.deadAt || code.tries >= CODE_TRIES) return false;
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
