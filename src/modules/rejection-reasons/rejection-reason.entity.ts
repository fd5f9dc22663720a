import { EntitySchema } from 'typeorm';
import { REASON_TEXT_MAX, REASON_TITLE_MAX } from '../../domain/review/rejection-reason.js';
import { serial, varchar, whole } from '../../platform/db/columns.js';

export interface RejectionReasonRow {
  id: number;
  version: number;
  position: number;
  title_en: string;
  title_cn: string;
  title_ms: string;
  text_en: string;
  text_cn: string;
  text_ms: string;
}

export const RejectionReasonEntity = new EntitySchema<RejectionReasonRow>({
  name: 'rejection_reason',
  tableName: 'rejection_reasons',
  columns: {
    id: serial,
    version: whole,
    position: whole,
    title_en: varchar(REASON_TITLE_MAX),
    title_cn: varchar(REASON_TITLE_MAX),
    title_ms: varchar(REASON_TITLE_MAX),
    text_en: varchar(REASON_TEXT_MAX),
    text_cn: varchar(REASON_TEXT_MAX),
    text_ms: varchar(REASON_TEXT_MAX),
  },
  indices: [{ name: 'ix_rejection_reasons_position', columns: ['position'] }],
});
