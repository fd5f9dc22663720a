import { EntitySchema } from 'typeorm';
import { RECIPIENT, type ViewKind } from '../../domain/sharing/share.js';
import { moment, nullable, primary, serial, varchar, whole } from '../../platform/db/columns.js';

export interface ShareRow {
  id: number;
  certificate_id: number;
  /** Empty once the holder has closed the account. */
  label: string;
  token_hash: string;
  pin_hash: string | null;
  /** 1 where the recipient may take the PDF. */
  download: number;
  created_at: number;
  ends_at: number;
  stopped_at: number | null;
  opened: number;
  downloaded: number;
  last_viewed_at: number | null;
  wrong_pins: number;
  /** In the window that ends at `pin_window_ends`. */
  pin_tries: number;
  pin_window_ends: number;
}

const belongsTo = (name: string, column: string, target: string) => ({
  name,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

export const ShareEntity = new EntitySchema<ShareRow>({
  name: 'share',
  tableName: 'shares',
  columns: {
    id: serial,
    certificate_id: whole,
    label: varchar(RECIPIENT.most),
    token_hash: varchar(64),
    pin_hash: nullable(varchar(200)),
    download: whole,
    created_at: moment,
    ends_at: moment,
    stopped_at: nullable(moment),
    opened: whole,
    downloaded: whole,
    last_viewed_at: nullable(moment),
    wrong_pins: whole,
    pin_tries: whole,
    pin_window_ends: moment,
  },
  indices: [
    { name: 'ux_shares_token', columns: ['token_hash'], unique: true },
    { name: 'ix_shares_certificate', columns: ['certificate_id', 'ends_at'] },
    { name: 'ix_shares_ends', columns: ['ends_at'] },
  ],
  foreignKeys: [belongsTo('fk_shares_certificate', 'certificate_id', 'certificate')],
});

/** Rows are added and never changed. */
export interface ShareViewRow {
  id: number;
  share_id: number;
  kind: ViewKind;
  viewed_at: number;
}

export const ShareViewEntity = new EntitySchema<ShareViewRow>({
  name: 'share_view',
  tableName: 'share_views',
  columns: { id: serial, share_id: whole, kind: varchar(12), viewed_at: moment },
  indices: [{ name: 'ix_share_views_share', columns: ['share_id', 'id'] }],
  foreignKeys: [belongsTo('fk_share_views_share', 'share_id', 'share')],
});

/** Of a certificate, so that every edition of its report has the same. No row: the defaults, and nobody told yet. */
export interface LookUpChoicesRow {
  certificate_id: number;
  public_look_up: number;
  tell_holder: number;
  /** When the holder was last told of a look-up; 0 for never. */
  told_at: number;
}

export const LookUpChoicesEntity = new EntitySchema<LookUpChoicesRow>({
  name: 'look_up_choices',
  tableName: 'look_up_choices',
  columns: { certificate_id: primary(whole), public_look_up: whole, tell_holder: whole, told_at: moment },
  foreignKeys: [belongsTo('fk_look_up_choices_certificate', 'certificate_id', 'certificate')],
});
