import { EntitySchema } from 'typeorm';
import type { ReportStatus } from '../../domain/report/report.js';
import { fileId, moment, nullable, serial, text, varchar, whole } from '../../platform/db/columns.js';

export interface ReportRow {
  id: number;
  number: string;
  certificate_id: number;
  edition: number;
  status: ReportStatus;
  /** JSON of the certified fields. */
  fields: string;
  photo: string | null;
  /** SHA-256 of `holderKey`; `null` where name, passport or birth is missing: no look-up finds such a report. */
  holder_hash: string | null;
  issued_at: number;
  /** When a correction put the next edition in its place. */
  superseded_at: number | null;
  withdrawn_at: number | null;
  reason: string | null;
  pdf_key: string | null;
  pdf_sha256: string | null;
  pdf_size: number | null;
  rendered_at: number | null;
  /** When the review was decided, as the PDF says it; `null` for one that does not itemise what was checked. */
  pdf_decided_at: number | null;
  /** When the holder erased his account: look-ups no longer find it. */
  erased_at: number | null;
}

export const ReportEntity = new EntitySchema<ReportRow>({
  name: 'report',
  tableName: 'reports',
  columns: {
    id: serial,
    number: varchar(40),
    certificate_id: whole,
    edition: whole,
    status: varchar(12),
    fields: text,
    photo: nullable(fileId),
    holder_hash: nullable(varchar(64)),
    issued_at: moment,
    superseded_at: nullable(moment),
    withdrawn_at: nullable(moment),
    reason: nullable(varchar(2000)),
    pdf_key: nullable(varchar(255)),
    pdf_sha256: nullable(varchar(64)),
    pdf_size: nullable(whole),
    rendered_at: nullable(moment),
    pdf_decided_at: nullable(moment),
    erased_at: nullable(moment),
  },
  indices: [
    { name: 'ux_reports_edition', columns: ['number', 'edition'], unique: true },
    { name: 'ix_reports_holder', columns: ['holder_hash'] },
    { name: 'ix_reports_certificate', columns: ['certificate_id'] },
    { name: 'ix_reports_photo', columns: ['photo'] },
    { name: 'ix_reports_pdf', columns: ['pdf_sha256'] },
    { name: 'ix_reports_issued', columns: ['issued_at'] },
    { name: 'ix_reports_status', columns: ['status', 'issued_at'] },
    { name: 'ix_reports_rendered', columns: ['rendered_at', 'status', 'issued_at'] },
    { name: 'ix_reports_erased', columns: ['erased_at'] },
  ],
  foreignKeys: [
    {
      name: 'fk_reports_certificate',
      target: 'certificate',
      columnNames: ['certificate_id'],
      referencedColumnNames: ['id'],
    },
  ],
});
