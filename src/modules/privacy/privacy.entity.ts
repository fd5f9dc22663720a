import { EntitySchema } from 'typeorm';
import type { NoticeLanguage, NoticeName } from '../../domain/privacy/notice.js';
import { moment, primary, serial, varchar, whole } from '../../platform/db/columns.js';

/** Rows are added and never changed. */
export interface ConsentRow {
  id: number;
  user_id: number;
  notice: NoticeName;
  version: string;
  language: NoticeLanguage;
  given_at: number;
}

export const ConsentEntity = new EntitySchema<ConsentRow>({
  name: 'consent',
  tableName: 'consents',
  columns: {
    id: serial,
    user_id: whole,
    notice: varchar(20),
    version: varchar(20),
    language: varchar(5),
    given_at: moment,
  },
  indices: [{ name: 'ux_consents_once', columns: ['user_id', 'notice', 'version', 'language'], unique: true }],
});

/** How far a sweep that walks a table in slices has come: behind the row of this moment and id. */
export interface SweepCursorRow {
  name: string;
  after_moment: number;
  after_id: string;
}

export const SweepCursorEntity = new EntitySchema<SweepCursorRow>({
  name: 'sweep_cursor',
  tableName: 'sweep_cursors',
  columns: { name: primary(varchar(40)), after_moment: moment, after_id: varchar(40) },
});
