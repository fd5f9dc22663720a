import { EntitySchema } from 'typeorm';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { NAME_KEY_MAX, primary, REGION_KEY_MAX, serial, varchar, whole } from '../../platform/db/columns.js';

export interface CompanyRow {
  id: number;
  version: number;
  name: string;
  /** In comparable form, which lists are sorted by. */
  name_key: string;
  region: string;
  region_key: string;
}

export const CompanyEntity = new EntitySchema<CompanyRow>({
  name: 'company',
  tableName: 'companies',
  columns: {
    id: serial,
    version: whole,
    name: varchar(200),
    name_key: varchar(NAME_KEY_MAX),
    region: varchar(100),
    region_key: varchar(REGION_KEY_MAX),
  },
  indices: [
    { name: 'ux_companies_name', columns: ['name_key', 'region_key'], unique: true },
    { name: 'ix_companies_region', columns: ['region_key', 'name_key'] },
  ],
});

export const CompanyWordEntity = new EntitySchema<{ word: string; company_id: number }>({
  name: 'company_word',
  tableName: 'company_words',
  columns: { word: primary(varchar(WORD_MAX)), company_id: primary(whole) },
  indices: [{ name: 'ix_company_words_company', columns: ['company_id'] }],
  foreignKeys: [
    {
      name: 'fk_company_words_company',
      target: 'company',
      columnNames: ['company_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export interface AgentRow {
  id: number;
  version: number;
  company_id: number;
  university_id: number;
}

export const AgentEntity = new EntitySchema<AgentRow>({
  name: 'agent',
  tableName: 'agents',
  columns: { id: serial, version: whole, company_id: whole, university_id: whole },
  indices: [
    { name: 'ux_agents_link', columns: ['company_id', 'university_id'], unique: true },
    { name: 'ix_agents_university', columns: ['university_id'] },
  ],
  foreignKeys: [
    {
      name: 'fk_agents_company',
      target: 'company',
      columnNames: ['company_id'],
      referencedColumnNames: ['id'],
    },
    {
      name: 'fk_agents_university',
      target: 'university',
      columnNames: ['university_id'],
      referencedColumnNames: ['id'],
    },
  ],
});
