import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import { TITLE_MAX } from '../../domain/news/article.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { fileId, longText, moment, NAME_KEY_MAX } from '../../platform/db/columns.js';
import { FileEntity } from '../files/file.entity.js';

@Entity('news')
// Both engines end each index with the id, which decides between articles that sort alike.
@Index('ix_news_updated', ['updated_at'])
@Index('ix_news_title', ['title_key'])
@Index('ix_news_watched', ['watch_number'])
@Index('ix_news_user', ['user_id'])
export class NewsEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column({ type: 'varchar', length: TITLE_MAX })
  title!: string;

  /** In comparable form, which lists are sorted by. */
  @Column({ type: 'varchar', length: NAME_KEY_MAX })
  title_key!: string;

  @Column(longText)
  content!: string;

  /** Also a row of `news_files`, so that all uses of a file are found in one place. */
  @Column({ ...fileId, nullable: true })
  preview!: string | null;

  /** Of the screens that show it; null: in every language. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  language!: Language | null;

  @Column('integer')
  watch_number!: number;

  @Column(moment)
  updated_at!: number;

  @Column({ type: 'integer', nullable: true })
  user_id!: number | null;
}

@Entity('news_files')
@Index('ix_news_files_file', ['file_id'])
export class NewsFileEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => NewsEntity, { name: 'fk_news_files_news', onDelete: 'CASCADE' })
  news_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  place!: 'preview' | 'content';

  @PrimaryColumn(fileId)
  @ForeignKey(() => FileEntity, { name: 'fk_news_files_file' })
  file_id!: string;
}

@Entity('news_words')
@Index('ix_news_words_news', ['news_id'])
export class NewsWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => NewsEntity, { name: 'fk_news_words_news', onDelete: 'CASCADE' })
  news_id!: number;
}
