import { EntitySchema } from 'typeorm';
import { nullable, primary, whole } from '../../platform/db/columns.js';

export interface CredentialStatusRow {
  list: number;
  position: number;
  /** `null` once the report was removed: its copies are still about, and must not count as in force. */
  report_id: number | null;
}

/** Which bit of which status list stands for which report edition. */
export const CredentialStatusEntity = new EntitySchema<CredentialStatusRow>({
  name: 'credential_status',
  tableName: 'credential_statuses',
  columns: { list: primary(whole), position: primary(whole), report_id: nullable(whole) },
  indices: [{ name: 'ux_credential_statuses_report', columns: ['report_id'], unique: true }],
  foreignKeys: [
    {
      name: 'fk_credential_statuses_report',
      target: 'report',
      columnNames: ['report_id'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});
