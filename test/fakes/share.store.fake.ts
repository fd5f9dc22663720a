import type { AuditEntry } from '../../src/domain/audit/audit-event.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { DEFAULT_CHOICES, LOOK_UP_ACTIONS, type LookUp, type LookUpChoices } from '../../src/domain/sharing/look-up.js';
import { type NewShare, type Share, type ShareView, stopShare, type ViewKind } from '../../src/domain/sharing/share.js';
import { LookUpReader, type LookUpStore, ShareReader, type ShareStore } from '../../src/ports/share.store.js';
import { byId, type KeptChoices, type KeptShare, type MemoryTables, nextId, pageOf } from './memory.tables.js';

const MOST = 1000;

export class InMemoryShareReader extends ShareReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Share | null> {
    return this.tables.shares.get(id)?.share ?? null;
  }

  async findByTokenHash(tokenHash: string): Promise<Share | null> {
    return this.all().find((share) => share.tokenHash === tokenHash) ?? null;
  }

  async list(certificateId: number, page: PageRequest): Promise<Page<Share>> {
    return pageOf(
      this.all()
        .filter((share) => share.certificateId === certificateId)
        .sort(byId),
      page,
    );
  }

  async views(shareId: number, page: PageRequest): Promise<Page<ShareView>> {
    const views = [...this.tables.shareViews.values()].filter((view) => view.shareId === shareId);
    return pageOf(views.sort(byId), page);
  }

  private all(): Share[] {
    return [...this.tables.shares.values()].map(({ share }) => share);
  }
}

export class InMemoryShareStore implements ShareStore {
  constructor(private readonly tables: MemoryTables) {}

  async lockCertificate(): Promise<void> {
    // One transaction at a time.
  }

  async countLive(certificateId: number, now: Date): Promise<number> {
    return this.of(certificateId).filter(({ share }) => share.endsAt > now).length;
  }

  async insert(fields: NewShare): Promise<Share> {
    const none = { stoppedAt: null, opened: 0, downloaded: 0, lastViewedAt: null, wrongPins: 0 };
    const share: Share = { ...fields, ...none, id: nextId() };
    this.tables.shares.set(share.id, { share, pinTries: 0, pinWindowEnds: new Date(0) });
    return share;
  }

  async lock(id: number): Promise<Share | null> {
    return this.tables.shares.get(id)?.share ?? null;
  }

  async stop(id: number, now: Date): Promise<void> {
    this.change(id, (share) => stopShare(share, now));
  }

  async countPinTry(id: number, windowMs: number, now: Date): Promise<number> {
    const kept = this.tables.shares.get(id);
    if (!kept) throw new Error('a try was counted, but its link is gone');
    const share = { ...kept.share, wrongPins: kept.share.wrongPins + 1 };
    const isOver = kept.pinWindowEnds <= now;
    const pinTries = isOver ? 1 : kept.pinTries + 1;
    const pinWindowEnds = isOver ? new Date(now.getTime() + windowMs) : kept.pinWindowEnds;
    this.tables.shares.set(id, { share, pinTries, pinWindowEnds });
    return pinTries;
  }

  async acceptPin(id: number): Promise<void> {
    const kept = this.tables.shares.get(id);
    if (!kept) return;
    const share = { ...kept.share, wrongPins: kept.share.wrongPins - 1 };
    this.tables.shares.set(id, { share, pinTries: 0, pinWindowEnds: new Date(0) });
  }

  async addView(shareId: number, kind: ViewKind, now: Date): Promise<void> {
    const id = nextId();
    this.tables.shareViews.set(id, { id, shareId, kind, at: now });
    this.change(shareId, (share) => ({ ...share, [kind]: share[kind] + 1, lastViewedAt: now }));
  }

  async forget(certificateId: number, now: Date): Promise<void> {
    const blank = { label: '', pinHash: null, opened: 0, downloaded: 0, lastViewedAt: null, wrongPins: 0 };
    for (const { share } of this.of(certificateId)) {
      for (const view of [...this.tables.shareViews.values()])
        if (view.shareId === share.id) this.tables.shareViews.delete(view.id);
      if (share.endsAt <= now) this.tables.shares.delete(share.id);
      else this.change(share.id, (live) => ({ ...live, ...blank }));
    }
  }

  private of(certificateId: number): KeptShare[] {
    return [...this.tables.shares.values()].filter(({ share }) => share.certificateId === certificateId);
  }

  private change(id: number, to: (share: Share) => Share): void {
    const kept = this.tables.shares.get(id);
    if (kept) this.tables.shares.set(id, { ...kept, share: to(kept.share) });
  }
}

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

  async mayTell(certificateId: number, everyMs: number, now: Date): Promise<boolean> {
    return isDue(this.tables.lookUpChoices.get(certificateId), everyMs, now);
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

  async choose(certificateId: number, choices: LookUpChoices): Promise<LookUpChoices> {
    const before = this.tables.lookUpChoices.get(certificateId);
    this.tables.lookUpChoices.set(certificateId, { ...choices, toldAt: before?.toldAt ?? new Date(0) });
    return toChoices(before);
  }

  async claimTelling(certificateId: number, everyMs: number, now: Date): Promise<boolean> {
    const kept = this.tables.lookUpChoices.get(certificateId) ?? { ...DEFAULT_CHOICES, toldAt: new Date(0) };
    if (!isDue(kept, everyMs, now)) return false;
    this.tables.lookUpChoices.set(certificateId, { ...kept, toldAt: now });
    return true;
  }

  async forget(certificateId: number): Promise<void> {
    this.tables.lookUpChoices.delete(certificateId);
  }
}

function isDue(kept: KeptChoices | undefined, everyMs: number, now: Date): boolean {
  return !kept || (kept.tellHolder && kept.toldAt.getTime() <= now.getTime() - everyMs);
}

function toChoices(kept: KeptChoices | undefined): LookUpChoices {
  return kept ? { publicLookUp: kept.publicLookUp, tellHolder: kept.tellHolder } : DEFAULT_CHOICES;
}
