import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { UniversityNature } from '../../domain/catalog/university.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { longText, NAME_KEY_MAX, REGION_KEY_MAX } from '../../platform/db/columns.js';

@Entity('universities')
@Index('ix_universities_name', ['name_key'])
@Index('ix_universities_abbreviation', ['abbreviation', 'name_key'])
@Index('ix_universities_nature', ['nature', 'name_key'])
@Index('ix_universities_country', ['country_key', 'name_key'])
@Index('ix_universities_region', ['region_key', 'name_key'])
@Index('ux_universities_name', ['name_key', 'country_key'], { unique: true })
export class UniversityEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  // These came later, to tables that had rows already.
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** The name in comparable form, which lists are sorted by. */
  @Column({ type: 'varchar', length: NAME_KEY_MAX })
  name_key!: string;

  @Column({ type: 'varchar', length: 100 })
  region!: string;

  @Column({ type: 'varchar', length: 100 })
  country!: string;

  @Column({ type: 'varchar', length: 30 })
  nature!: UniversityNature;

  @Column({ type: 'varchar', length: REGION_KEY_MAX, default: '' })
  region_key!: string;

  @Column({ type: 'varchar', length: REGION_KEY_MAX, default: '' })
  country_key!: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  abbreviation!: string | null;

  /** A list in JSON; null where it has always been called as now. */
  @Column({ ...longText, nullable: true })
  former_names!: string | null;
}

@Entity('university_words')
@Index('ix_university_words_university', ['university_id'])
export class UniversityWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => UniversityEntity, { name: 'fk_university_words_university', onDelete: 'CASCADE' })
  university_id!: number;
}
