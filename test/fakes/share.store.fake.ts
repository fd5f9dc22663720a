import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { type NewShare, type Share, type ShareView, stopShare, type ViewKind } from '../../src/domain/sharing/share.js';
import { ShareReader, type ShareStore } from '../../src/modules/sharing/share.repository.js';
import { byId, type KeptShare, type MemoryTables, nextId, pageOf } from './memory.tables.js';

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

  async countPinTry(id: number, windowMs: number, now: Date): Promise<number | null> {
    const kept = this.tables.shares.get(id);
    if (!kept) return null;
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
