import { EntitySchema } from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { NAME_KEY_MAX, primary, REGION_KEY_MAX, serial, varchar, whole } from '../../platform/db/columns.js';

export interface CooperationRow {
  id: number;
  version: number;
  university1_id: number;
  university2_id: number;
  /** Both ids, the smaller one first: which side is the first means nothing. */
  pair_key: string;
  name: string;
  /** In comparable form, which lists are sorted by. */
  name_key: string;
  region: string;
  region_key: string;
}

const side = (number: 1 | 2) => ({
  name: `fk_cooperations_university${number}`,
  target: 'university',
  columnNames: [`university${number}_id`],
  referencedColumnNames: ['id'],
});

export const CooperationEntity = new EntitySchema<CooperationRow>({
  name: 'cooperation',
  tableName: 'cooperations',
  columns: {
    id: serial,
    version: whole,
    university1_id: whole,
    university2_id: whole,
    pair_key: varchar(30),
    name: varchar(200),
    name_key: varchar(NAME_KEY_MAX),
    region: varchar(100),
    region_key: varchar(REGION_KEY_MAX),
  },
  indices: [
    { name: 'ux_cooperations_pair', columns: ['pair_key', 'name_key'], unique: true },
    { name: 'ix_cooperations_name', columns: ['name_key'] },
    { name: 'ix_cooperations_region', columns: ['region_key', 'name_key'] },
    { name: 'ix_cooperations_university1', columns: ['university1_id'] },
    { name: 'ix_cooperations_university2', columns: ['university2_id'] },
  ],
  foreignKeys: [side(1), side(2)],
});

export const CooperationWordEntity = new EntitySchema<{ word: string; cooperation_id: number }>({
  name: 'cooperation_word',
  tableName: 'cooperation_words',
  columns: { word: primary(varchar(WORD_MAX)), cooperation_id: primary(whole) },
  indices: [{ name: 'ix_cooperation_words_cooperation', columns: ['cooperation_id'] }],
  foreignKeys: [
    {
      name: 'fk_cooperation_words_cooperation',
      target: 'cooperation',
      columnNames: ['cooperation_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
