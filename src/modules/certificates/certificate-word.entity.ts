import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { CertificateEntity } from './certificate.entity.js';

@Entity('certificate_words')
@Index('ix_certificate_words_certificate', ['certificate_id'])
@Index('ix_certificate_words_stretch', ['stretch', 'word', 'shared', 'certificate_id'])
export class CertificateWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_certificate_words_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  /** With how many letters of the word before it among those of the name, in order, it begins, too. */
  @Column('integer')
  shared!: number;

  /** The id divided by the length of a stretch: what is newest is found without reading what is older. */
  @Column('integer')
  stretch!: number;
}

/** How many rows `certificate_words` has of each word, so that the total of a search costs no more than there are words. */
@Entity('certificate_word_counts')
export class CertificateWordCountEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  shared!: number;

  @Column('integer')
  tally!: number;
}

/**
 * How many certificates there are of each status, so that the total of a list costs no scan. Spread over shards whose sum
 * counts (one alone may be below zero), so that writers seldom wait for each other's row.
 */
@Entity('certificate_counts')
export class CertificateCountEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  status!: string;

  @PrimaryColumn('integer')
  shard!: number;

  @Column('integer')
  tally!: number;
}

/**
 * How many certificates of each status there are in each stretch of ids, so that a deep page need not be walked to from the
 * beginning. The newest ids are not counted: what is added waits for nobody.
 */
@Entity('certificate_stretches')
export class CertificateStretchEntity {
  /** Ids divided by the length of a stretch. */
  @PrimaryColumn('integer')
  stretch!: number;

  @Column('integer')
  unverified!: number;

  @Column('integer')
  verifying!: number;

  @Column('integer')
  verified!: number;

  @Column('integer')
  rejected!: number;
}
