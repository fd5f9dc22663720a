import {
  type EmailChange,
  EmailChangeReader,
  type EmailChangeStore,
} from '../../src/modules/users/email-change.repository.js';
import { type MemoryTables, nextId } from './memory.tables.js';

export class InMemoryEmailChangeReader extends EmailChangeReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<EmailChange | null> {
    return this.tables.emailChanges.get(id) ?? null;
  }
}

export class InMemoryEmailChangeStore implements EmailChangeStore {
  constructor(private readonly tables: MemoryTables) {}

  async insert(change: EmailChange): Promise<number> {
    const id = nextId();
    this.tables.emailChanges.set(id, change);
    return id;
  }

  async remove(id: number): Promise<void> {
    this.tables.emailChanges.delete(id);
  }
}
