import type { Consent, ConsentGiven } from '../../src/domain/privacy/consent.js';
import { ConsentReader, type ConsentStore } from '../../src/modules/privacy/consent.repository.js';
import { type MemoryTables, nextId } from './memory.tables.js';

export class InMemoryConsentReader extends ConsentReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findByUser(userId: number): Promise<Consent[]> {
    return [...this.tables.consents.values()].filter((one) => one.userId === userId).sort((a, b) => a.id - b.id);
  }
}

export class InMemoryConsentStore implements ConsentStore {
  constructor(private readonly tables: MemoryTables) {}

  async add(userId: number, { notice, version, language }: ConsentGiven, now: Date) {
    const known = [...this.tables.consents.values()].find(
      (one) => one.userId === userId && one.notice === notice && one.version === version && one.language === language,
    );
    if (known) return { consent: known, isNew: false };
    const consent: Consent = { id: nextId(), userId, notice, version, language, at: now };
    this.tables.consents.set(consent.id, consent);
    return { consent, isNew: true };
  }
}
