import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

@Entity('wallet_offers')
@Index('ux_wallet_offers_code', ['code_hash'], { unique: true })
@Index('ux_wallet_offers_token', ['token_hash'], { unique: true })
@Index('ix_wallet_offers_certificate', ['certificate_id'])
@Index('ix_wallet_offers_ends', ['ends_at'])
export class WalletOfferEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_wallet_offers_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'varchar', length: 64 })
  code_hash!: string;

  @Column({ type: 'varchar', length: 64 })
  pin_hash!: string;

  @Column('integer')
  wrong_pins!: number;

  @Column(moment)
  ends_at!: number;

  @Column({ type: 'varchar', length: 64, nullable: true })
  token_hash!: string | null;

  @Column({ ...moment, nullable: true })
  token_ends_at!: number | null;

  @Column({ ...moment, nullable: true })
  issued_at!: number | null;
}

/** Nonces that were used, so that none is used twice; others are in no table. */
@Entity('wallet_nonces')
@Index('ix_wallet_nonces_ends', ['ends_at'])
export class WalletNonceEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  nonce_hash!: string;

  @Column(moment)
  ends_at!: number;
}
