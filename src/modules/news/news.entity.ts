import { EntitySchema } from 'typeorm';
import { TITLE_MAX } from '../../domain/news/article.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import {
  fileId,
  longText,
  moment,
  NAME_KEY_MAX,
  nullable,
  primary,
  serial,
  varchar,
  whole,
} from '../../platform/db/columns.js';

export interface NewsRow {
  id: number;
  version: number;
  title: string;
  /** In comparable form, which lists are sorted by. */
  title_key: string;
  content: string;
  /** Also a row of `news_files`, so that all uses of a file are found in one place. */
  preview: string | null;
  watch_number: number;
  updated_at: number;
  user_id: number | null;
}

export const NewsEntity = new EntitySchema<NewsRow>({
  name: 'news',
  tableName: 'news',
  columns: {
    id: serial,
    version: whole,
    title: varchar(TITLE_MAX),
    title_key: varchar(NAME_KEY_MAX),
    content: longText,
    preview: nullable(fileId),
    watch_number: whole,
    updated_at: moment,
    user_id: nullable(whole),
  },
  indices: [
    // Both engines end each index with the id, which decides between articles that sort alike.
    { name: 'ix_news_updated', columns: ['updated_at'] },
    { name: 'ix_news_title', columns: ['title_key'] },
    { name: 'ix_news_watched', columns: ['watch_number'] },
  ],
});

export interface NewsFileRow {
  news_id: number;
  place: 'preview' | 'content';
  file_id: string;
}

export const NewsFileEntity = new EntitySchema<NewsFileRow>({
  name: 'news_file',
  tableName: 'news_files',
  columns: { news_id: primary(whole), place: primary(varchar(10)), file_id: primary(fileId) },
  indices: [{ name: 'ix_news_files_file', columns: ['file_id'] }],
  foreignKeys: [
    {
      name: 'fk_news_files_news',
      target: 'news',
      columnNames: ['news_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    { name: 'fk_news_files_file', target: 'file', columnNames: ['file_id'], referencedColumnNames: ['id'] },
  ],
});

export const NewsWordEntity = new EntitySchema<{ word: string; news_id: number }>({
  name: 'news_word',
  tableName: 'news_words',
  columns: { word: primary(varchar(WORD_MAX)), news_id: primary(whole) },
  indices: [{ name: 'ix_news_words_news', columns: ['news_id'] }],
  foreignKeys: [
    {
      name: 'fk_news_words_news',
      target: 'news',
      columnNames: ['news_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
