import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { NewShare, Share, ShareView, ViewKind } from '../../domain/sharing/share.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { ShareEntity, ShareViewEntity } from './share.entity.js';
import { type ShareFilter, ShareReader, type ShareSort, type ShareStore } from './share.repository.js';

function toShare(row: ShareEntity): Share {
  return {
    id: row.id,
    version: row.version,
    certificateId: row.certificate_id,
    label: row.label,
    tokenHash: row.token_hash,
    pinHash: row.pin_hash,
    download: row.download === 1,
    createdAt: toDate(row.created_at),
    endsAt: toDate(row.ends_at),
    stoppedAt: toDateOrNull(row.stopped_at),
    opened: row.opened,
    downloaded: row.downloaded,
    lastViewedAt: toDateOrNull(row.last_viewed_at),
    wrongPins: row.wrong_pins,
  };
}

const ORDERS: Readonly<Record<ShareSort, readonly string[]>> = {
  id: ['t.id'],
  label: ['t.label', 't.id'],
  endsAt: ['t.ends_at', 't.id'],
};

function toView({ id, share_id, kind, viewed_at }: ShareViewEntity): ShareView {
  return { id, shareId: share_id, kind, at: toDate(viewed_at) };
}

@Injectable()
export class TypeOrmShareReader extends ShareReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Share | null> {
    return this.find({ id });
  }

  override findByTokenHash(tokenHash: string): Promise<Share | null> {
    return this.find({ token_hash: tokenHash });
  }

  override async list(certificateId: number, page: PageRequest): Promise<Page<Share>> {
    const [rows, total] = await this.database.read((manager) =>
      manager.findAndCount(ShareEntity, { where: { certificate_id: certificateId }, ...newest(page) }),
    );
    return { items: rows.map(toShare), total };
  }

  override listOf(ownerId: number, { filter, sort, page }: ListRequest<ShareSort, ShareFilter>): Promise<Page<Share>> {
    const { ids, certificateId } = filter;
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(ShareEntity, 't');
      query.innerJoin(CertificateEntity, 'c', 'c.id = t.certificate_id').where('c.owner_id = :ownerId', { ownerId });
      if (ids) query.andWhere({ id: In(ids) });
      if (certificateId !== undefined) query.andWhere({ certificate_id: certificateId });
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toShare);
    });
  }

  override async views(shareId: number, page: PageRequest): Promise<Page<ShareView>> {
    const [rows, total] = await this.database.read((manager) =>
      manager.findAndCount(ShareViewEntity, { where: { share_id: shareId }, ...newest(page) }),
    );
    return { items: rows.map(toView), total };
  }

  private async find(unique: FindOptionsWhere<ShareEntity>): Promise<Share | null> {
    const row = await this.database.read((manager) => manager.findOneBy(ShareEntity, unique));
    return row && toShare(row);
  }
}

function newest({ offset, limit }: PageRequest) {
  return { order: { id: 'DESC' }, skip: offset, take: limit } as const;
}

export class TypeOrmShareStore implements ShareStore {
  constructor(private readonly manager: EntityManager) {}

  countLive(certificateId: number, now: Date): Promise<number> {
    return this.manager.countBy(ShareEntity, { certificate_id: certificateId, ends_at: MoreThan(now.getTime()) });
  }

  async insert(share: NewShare): Promise<Share> {
    const row = this.manager.create(ShareEntity, {
      version: 1,
      certificate_id: share.certificateId,
      label: share.label,
      token_hash: share.tokenHash,
      pin_hash: share.pinHash,
      download: share.download ? 1 : 0,
      created_at: share.createdAt.getTime(),
      ends_at: share.endsAt.getTime(),
      stopped_at: null,
      opened: 0,
      downloaded: 0,
      last_viewed_at: null,
      wrong_pins: 0,
    });
    await this.manager.insert(ShareEntity, row);
    return toShare(row);
  }

  async lock(id: number): Promise<Share | null> {
    const row = await this.manager.findOne(ShareEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toShare(row);
  }

  async stop(id: number, now: Date): Promise<void> {
    const moment = now.getTime();
    const live = { id, stopped_at: IsNull(), ends_at: MoreThan(moment) };
    await this.manager.update(ShareEntity, live, { ends_at: moment, stopped_at: moment });
  }

  async update(share: Share): Promise<Share> {
    const { label, download } = share;
    return updateVersioned(this.manager, ShareEntity, share, { label, download: download ? 1 : 0 });
  }

  async countPinTry(id: number): Promise<number | null> {
    await this.manager.increment(ShareEntity, { id }, 'wrong_pins', 1);
    return (await this.manager.findOneBy(ShareEntity, { id }))?.wrong_pins ?? null;
  }

  async acceptPin(id: number): Promise<void> {
    await this.manager.decrement(ShareEntity, { id }, 'wrong_pins', 1);
  }

  async addView(shareId: number, kind: ViewKind, now: Date): Promise<void> {
    const moment = now.getTime();
    await this.manager.insert(ShareViewEntity, { share_id: shareId, kind, viewed_at: moment });
    await this.manager.update(ShareEntity, { id: shareId }, { [kind]: () => `${kind} + 1`, last_viewed_at: moment });
  }

  async forget(certificateId: number, now: Date): Promise<void> {
    const all = { certificate_id: certificateId };
    await this.manager.delete(ShareEntity, { ...all, ends_at: LessThanOrEqual(now.getTime()) });
    const live = await this.manager.findBy(ShareEntity, all);
    await this.manager.delete(ShareViewEntity, { share_id: In(live.map(({ id }) => id)) });
    const blank = { label: '', pin_hash: null, opened: 0, downloaded: 0, last_viewed_at: null, wrong_pins: 0 };
    await this.manager.update(ShareEntity, all, blank);
  }
}
