import {
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { NAME_KEY_MAX, REGION_KEY_MAX } from '../../platform/db/columns.js';
import { UniversityEntity } from '../universities/university.entity.js';

@Entity('cooperations')
@Index('ux_cooperations_pair', ['pair_key', 'name_key'], { unique: true })
@Index('ix_cooperations_name', ['name_key'])
@Index('ix_cooperations_region', ['region_key', 'name_key'])
@Index('ix_cooperations_university1', ['university1_id'])
@Index('ix_cooperations_university2', ['university2_id'])
export class CooperationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  university1_id!: number;

  @ManyToOne(() => UniversityEntity)
  @JoinColumn({ name: 'university1_id', foreignKeyConstraintName: 'fk_cooperations_university1' })
  university1?: UniversityEntity;

  @Column('integer')
  university2_id!: number;

  @ManyToOne(() => UniversityEntity)
  @JoinColumn({ name: 'university2_id', foreignKeyConstraintName: 'fk_cooperations_university2' })
  university2?: UniversityEntity;

  /** Both ids, the smaller one first: which side is the first means nothing. */
  @Column({ type: 'varchar', length: 30 })
  pair_key!: string;

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

@Entity('cooperation_words')
@Index('ix_cooperation_words_cooperation', ['cooperation_id'])
export class CooperationWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => CooperationEntity, { name: 'fk_cooperation_words_cooperation', onDelete: 'CASCADE' })
  cooperation_id!: number;
}
