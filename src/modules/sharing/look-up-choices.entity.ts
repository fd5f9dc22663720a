import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

/** Of a certificate, so that every edition of its report has the same. No row: the defaults, and nobody told yet. */
@Entity('look_up_choices')
export class LookUpChoicesEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_look_up_choices_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column('integer')
  public_look_up!: number;

  @Column('integer')
  tell_holder!: number;

  /** When the holder was last told of a look-up; 0 for never. */
  @Column(moment)
  told_at!: number;
}
