import { EntitySchema } from 'typeorm';
import { moment, primary, whole } from '../../platform/db/columns.js';

export interface ClaimRow {
  certificate_id: number;
  user_id: number;
  held_until: number;
}

/** Which reviewer has which record before him; rows that have run out mean nothing. */
export const ClaimEntity = new EntitySchema<ClaimRow>({
  name: 'certificate_claim',
  tableName: 'certificate_claims',
  columns: { certificate_id: primary(whole), user_id: whole, held_until: moment },
  indices: [
    { name: 'ix_certificate_claims_user', columns: ['user_id', 'held_until'] },
    { name: 'ix_certificate_claims_until', columns: ['held_until'] },
  ],
  foreignKeys: [
    {
      name: 'fk_certificate_claims_certificate',
      target: 'certificate',
      columnNames: ['certificate_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    {
      name: 'fk_certificate_claims_user',
      target: 'user',
      columnNames: ['user_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** One row, which is locked by whoever looks for the next record of the queue. */
export const QueueGateEntity = new EntitySchema<{ id: number }>({
  name: 'queue_gate',
  tableName: 'queue_gates',
  columns: { id: primary(whole) },
});
