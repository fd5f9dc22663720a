import { EntitySchema } from 'typeorm';
import type { UniversityNature } from '../../domain/catalog/university.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { NAME_KEY_MAX, primary, REGION_KEY_MAX, serial, varchar, whole } from '../../platform/db/columns.js';

export interface UniversityRow {
  id: number;
  version: number;
  name: string;
  /** The name in comparable form, which lists are sorted by. */
  name_key: string;
  region: string;
  country: string;
  nature: UniversityNature;
  region_key: string;
  country_key: string;
}

export const UniversityEntity = new EntitySchema<UniversityRow>({
  name: 'university',
  tableName: 'universities',
  columns: {
    id: serial,
    name: varchar(200),
    name_key: varchar(NAME_KEY_MAX),
    region: varchar(100),
    country: varchar(100),
    nature: varchar(30),
    // These came later, to tables that had rows already.
    version: { ...whole, default: 1 },
    region_key: { ...varchar(REGION_KEY_MAX), default: '' },
    country_key: { ...varchar(REGION_KEY_MAX), default: '' },
  },
  indices: [
    { name: 'ix_universities_name', columns: ['name_key'] },
    { name: 'ix_universities_nature', columns: ['nature', 'name_key'] },
    { name: 'ix_universities_region', columns: ['region_key', 'name_key'] },
    { name: 'ux_universities_name', columns: ['name_key', 'country_key'], unique: true },
  ],
});

export const UniversityWordEntity = new EntitySchema<{ word: string; university_id: number }>({
  name: 'university_word',
  tableName: 'university_words',
  columns: { word: primary(varchar(WORD_MAX)), university_id: primary(whole) },
  indices: [{ name: 'ix_university_words_university', columns: ['university_id'] }],
  foreignKeys: [
    {
      name: 'fk_university_words_university',
      target: 'university',
      columnNames: ['university_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
