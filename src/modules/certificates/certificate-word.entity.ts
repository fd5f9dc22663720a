import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { CertificateEntity } from './certificate.entity.js';

@Entity('certificate_words')
// For the removal of a record, and for telling whether one has a word.
@Index('ix_certificate_words_certificate', ['certificate_id'])
export class CertificateWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_certificate_words_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;
}

/** How many certificates there are of each status, so that the total of a list costs no scan. */
@Entity('certificate_totals')
export class CertificateTotalEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  status!: string;

  @Column('integer')
  total!: number;
}
