import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import type { NewShare, Share, ShareView, ViewKind } from '../../domain/sharing/share.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import type { Sql } from '../../platform/db/sql.js';
import { ShareEntity, ShareViewEntity } from './share.entity.js';
import { ShareReader, type ShareStore } from './share.repository.js';

export const SHARES_OF = 'SELECT * FROM shares WHERE certificate_id = ? ORDER BY id DESC LIMIT ? OFFSET ?';
export const VIEWS_OF = 'SELECT * FROM share_views WHERE share_id = ? ORDER BY id DESC LIMIT ? OFFSET ?';
export const LIVE_SHARES = 'SELECT COUNT(*) AS n FROM shares WHERE certificate_id = ? AND ends_at > ?';
export const SHARE_BY_TOKEN = 'SELECT * FROM shares WHERE token_hash = ?';

function toShare(row: ShareEntity): Share {
  return {
    id: row.id,
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

function toView({ id, share_id, kind, viewed_at }: ShareViewEntity): ShareView {
  return { id, shareId: share_id, kind, at: toDate(viewed_at) };
}

@Injectable()
export class TypeOrmShareReader extends ShareReader {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Share | null> {
    return this.find('SELECT * FROM shares WHERE id = ?', id);
  }

  override findByTokenHash(tokenHash: string): Promise<Share | null> {
    return this.find(SHARE_BY_TOKEN, tokenHash);
  }

  override async list(certificateId: number, page: PageRequest): Promise<Page<Share>> {
    const { items, total } = await this.page<ShareEntity>(
      SHARES_OF,
      'shares WHERE certificate_id',
      certificateId,
      page,
    );
    return { items: items.map(toShare), total };
  }

  override async views(shareId: number, page: PageRequest): Promise<Page<ShareView>> {
    const { items, total } = await this.page<ShareViewEntity>(VIEWS_OF, 'share_views WHERE share_id', shareId, page);
    return { items: items.map(toView), total };
  }

  private async find(statement: string, value: number | string): Promise<Share | null> {
    const row = await this.database.read((sql) => sql.first<ShareEntity>(statement, [value]));
    return row && toShare(row);
  }

  private page<Row extends object>(statement: string, counted: string, id: number, { offset, limit }: PageRequest) {
    return this.database.read(async (sql): Promise<Page<Row>> => {
      const items = await sql.rows<Row>(statement, [id, limit, offset]);
      const count = await sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${counted} = ?`, [id]);
      return { items, total: Number(count?.n ?? 0) };
    });
  }
}

export class TypeOrmShareStore implements ShareStore {
  constructor(private readonly sql: Sql) {}

  async lockCertificate(certificateId: number): Promise<void> {
    if (this.sql.forUpdate === '') return;
    await this.sql.rows(`SELECT id FROM certificates WHERE id = ?${this.sql.forUpdate}`, [certificateId]);
  }

  async countLive(certificateId: number, now: Date): Promise<number> {
    return Number((await this.sql.first<{ n: number }>(LIVE_SHARES, [certificateId, now.getTime()]))?.n ?? 0);
  }

  async insert(share: NewShare): Promise<Share> {
    const row: Omit<ShareEntity, 'id'> = {
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
      pin_tries: 0,
      pin_window_ends: 0,
    };
    return toShare({ ...row, id: await this.sql.insert(ShareEntity, row) });
  }

  async lock(id: number): Promise<Share | null> {
    const row = await this.sql.first<ShareEntity>(`SELECT * FROM shares WHERE id = ?${this.sql.forUpdate}`, [id]);
    return row && toShare(row);
  }

  async stop(id: number, now: Date): Promise<void> {
    const moment = now.getTime();
    const columns = { ends_at: moment, stopped_at: moment };
    await this.sql.update(ShareEntity, columns, 'id = ? AND stopped_at IS NULL AND ends_at > ?', [id, moment]);
  }

  async countPinTry(id: number, windowMs: number, now: Date): Promise<number | null> {
    const moment = now.getTime();
    // One statement, so that no try is lost among parallel ones. MariaDB sets the columns one after the other: `pin_tries` first.
    await this.sql.change(
      `UPDATE shares SET wrong_pins = wrong_pins + 1,
         pin_tries = CASE WHEN pin_window_ends <= ? THEN 1 ELSE pin_tries + 1 END,
         pin_window_ends = CASE WHEN pin_window_ends <= ? THEN ? ELSE pin_window_ends END
       WHERE id = ?`,
      [moment, moment, moment + windowMs, id],
    );
    const statement = 'SELECT pin_tries FROM shares WHERE id = ?';
    return (await this.sql.first<Pick<ShareEntity, 'pin_tries'>>(statement, [id]))?.pin_tries ?? null;
  }

  async acceptPin(id: number): Promise<void> {
    await this.sql.change(
      'UPDATE shares SET wrong_pins = wrong_pins - 1, pin_tries = 0, pin_window_ends = 0 WHERE id = ?',
      [id],
    );
  }

  async addView(shareId: number, kind: ViewKind, now: Date): Promise<void> {
    const moment = now.getTime();
    await this.sql.insert(ShareViewEntity, { share_id: shareId, kind, viewed_at: moment });
    const statement = `UPDATE shares SET ${kind} = ${kind} + 1, last_viewed_at = ? WHERE id = ?`;
    await this.sql.change(statement, [moment, shareId]);
  }

  async forget(certificateId: number, now: Date): Promise<void> {
    const moment = now.getTime();
    await this.sql.change('DELETE FROM shares WHERE certificate_id = ? AND ends_at <= ?', [certificateId, moment]);
    await this.sql.change(
      'DELETE FROM share_views WHERE share_id IN (SELECT id FROM shares WHERE certificate_id = ?)',
      [certificateId],
    );
    const blank = { label: '', pin_hash: null, opened: 0, downloaded: 0, last_viewed_at: null, wrong_pins: 0 };
    await this.sql.update(ShareEntity, blank, 'certificate_id = ?', [certificateId]);
  }
}
