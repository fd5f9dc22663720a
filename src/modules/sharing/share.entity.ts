import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { RECIPIENT, type ViewKind } from '../../domain/sharing/share.js';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

@Entity('shares')
@Index('ux_shares_token', ['token_hash'], { unique: true })
@Index('ix_shares_certificate', ['certificate_id', 'ends_at'])
@Index('ix_shares_ends', ['ends_at'])
export class ShareEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  // This came later, to a table that had rows already.
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_shares_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  /** Empty once the holder has closed the account. */
  @Column({ type: 'varchar', length: RECIPIENT.most })
  label!: string;

  @Column({ type: 'varchar', length: 64 })
  token_hash!: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  pin_hash!: string | null;

  /** 1 where the recipient may take the PDF. */
  @Column('integer')
  download!: number;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  ends_at!: number;

  @Column({ ...moment, nullable: true })
  stopped_at!: number | null;

  @Column('integer')
  opened!: number;

  @Column('integer')
  downloaded!: number;

  @Column({ ...moment, nullable: true })
  last_viewed_at!: number | null;

  @Column('integer')
  wrong_pins!: number;
}

/** Rows are added and never changed. */
@Entity('share_views')
@Index('ix_share_views_share', ['share_id', 'id'])
export class ShareViewEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => ShareEntity, { name: 'fk_share_views_share', onDelete: 'CASCADE' })
  share_id!: number;

  @Column({ type: 'varchar', length: 12 })
  kind!: ViewKind;

  @Column(moment)
  viewed_at!: number;
}
