import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { NAME_KEY_MAX, REGION_KEY_MAX } from '../../platform/db/columns.js';

@Entity('companies')
@Index('ux_companies_name', ['name_key', 'region_key'], { unique: true })
@Index('ix_companies_region', ['region_key', 'name_key'])
export class CompanyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** In comparable form, which lists are sorted by. */
  @Column({ type: 'varchar', length: NAME_KEY_MAX })
  name_key!: string;

  @Column({ type: 'varchar', length: 100 })
  region!: string;

  @Column({ type: 'varchar', length: REGION_KEY_MAX })
  region_key!: string;
}

@Entity('company_words')
@Index('ix_company_words_company', ['company_id'])
export class CompanyWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => CompanyEntity, { name: 'fk_company_words_company', onDelete: 'CASCADE' })
  company_id!: number;
}
