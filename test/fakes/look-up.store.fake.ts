import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import {
  DEFAULT_CHOICES,
  isTellingDue,
  LOOK_UP_ACTIONS,
  type LookUp,
  type LookUpChoices,
  NEVER_TOLD,
  type Telling,
} from '../../src/domain/sharing/look-up.js';
import { LookUpReader, type LookUpStore } from '../../src/modules/sharing/look-up.repository.js';
import { byId, type KeptChoices, type MemoryTables, pageOf } from './memory.tables.js';

const MOST = 1000;

/** The events of the fake unit of work tell no time: they are taken as of one moment, in their order. */
export class InMemoryLookUpReader extends LookUpReader {
  constructor(
    private readonly tables: MemoryTables,
    private readonly audit: readonly AuditEntry[],
  ) {
    super();
  }

  async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(this.tables.lookUpChoices.get(certificateId));
  }

  async telling(certificateId: number): Promise<Telling> {
    return toTelling(this.tables.lookUpChoices.get(certificateId));
  }

  async list(certificateId: number, page: PageRequest): Promise<Page<LookUp>> {
    const editions = [...this.tables.reports.values()].filter((report) => report.certificateId === certificateId);
    const ids = editions.map(({ id }) => String(id));
    const found = this.audit.flatMap(({ actorId, action, subject }, index): LookUp[] => {
      const kind = LOOK_UP_ACTIONS[action];
      const isAbout = subject?.type === 'report' && ids.includes(subject.id);
      return kind && isAbout && actorId === null ? [{ id: index + 1, at: new Date(0), kind }] : [];
    });
    return pageOf(found.sort(byId).slice(0, MOST), page);
  }
}

export class InMemoryLookUpStore implements LookUpStore {
  constructor(private readonly tables: MemoryTables) {}

  async choices(certificateId: number): Promise<LookUpChoices> {
    return toChoices(this.tables.lookUpChoices.get(certificateId));
  }

  async choose(certificateId: number, choices: LookUpChoices): Promise<void> {
    const before = this.tables.lookUpChoices.get(certificateId);
    this.tables.lookUpChoices.set(certificateId, { ...choices, toldAt: before?.toldAt ?? new Date(0) });
  }

  async claimTelling(certificateId: number, everyMs: number, now: Date): Promise<boolean> {
    const kept = this.tables.lookUpChoices.get(certificateId) ?? { ...DEFAULT_CHOICES, toldAt: new Date(0) };
    if (!isTellingDue(toTelling(kept), everyMs, now)) return false;
    this.tables.lookUpChoices.set(certificateId, { ...kept, toldAt: now });
    return true;
  }

  async forget(certificateId: number): Promise<void> {
    this.tables.lookUpChoices.delete(certificateId);
  }
}

export function toTelling(kept: KeptChoices | undefined): Telling {
  return kept ? { wanted: kept.tellHolder, lastAt: kept.toldAt.getTime() === 0 ? null : kept.toldAt } : NEVER_TOLD;
}

function toChoices(kept: KeptChoices | undefined): LookUpChoices {
  return kept ? { publicLookUp: kept.publicLookUp, tellHolder: kept.tellHolder } : DEFAULT_CHOICES;
}
