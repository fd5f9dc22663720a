import { EntitySchema } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import { moment, serial, varchar } from '../../platform/db/columns.js';

export interface WatcherRow {
  id: number;
  number: string;
  email: string;
  language: Language;
  created_at: number;
  ends_at: number;
}

/** Who is told when a report changes. Links that end a watch are signed, so nothing here opens anything. */
export const WatcherEntity = new EntitySchema<WatcherRow>({
  name: 'report_watcher',
  tableName: 'report_watchers',
  columns: {
    id: serial,
    number: varchar(40),
    email: varchar(254),
    language: varchar(5),
    created_at: moment,
    ends_at: moment,
  },
  indices: [
    { name: 'ux_report_watchers_once', columns: ['number', 'email'], unique: true },
    { name: 'ix_report_watchers_email', columns: ['email'] },
    { name: 'ix_report_watchers_end', columns: ['ends_at'] },
  ],
});
