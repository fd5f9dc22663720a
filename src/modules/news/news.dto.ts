import { ApiProperty, PartialType } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../domain/account/user.js';
import { ARTICLE_FIELDS, type Article, TITLE_MAX, writtenContentProblem } from '../../domain/news/article.js';
import { Field } from '../../platform/http/field.decorator.js';
import { maybeFileUrl } from '../../platform/http/file-url.js';
import {
  choiceFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { NewsFilter, NewsSort } from './news.repository.js';

/** Both surfaces name the fields alike. */
export class ArticleInputDto {
  /** Plain text. @example "How long a verification takes" */
  @Field(ARTICLE_FIELDS.title)
  title!: string;

  /**
   * HTML, cleaned before it is kept: at most 200 KB then. Images are files of the kind `editor`, links lead to http or
   * https.
   * @example "<p>Most applications are decided within <strong>seven working days</strong>.</p>"
   */
  @Rule(writtenContentProblem)
  content!: string;

  /**
   * Address of an uploaded picture of the kind `news`; null or empty for none.
   * @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e"
   */
  @Field(ARTICLE_FIELDS.preview, { optional: true, nullable: true })
  preview?: string | null;

  /** Of the screens that show it; null or left out: in every language. @example "cn" */
  @Field(ARTICLE_FIELDS.language, { optional: true, nullable: true })
  language?: Language | null;
}

/** What is left out stays as it is; fields that cannot be changed are ignored. */
export class ArticleChangeDto extends PartialType(ArticleInputDto, { skipNullProperties: false }) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class ArticleDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes; views are none. @example 1 */
  version!: number;
  /** @example "How long a verification takes" */
  title!: string;
  /** Cleaned HTML. @example "<p>Most are decided within <strong>seven working days</strong>.</p>" */
  content!: string;
  /** Address of a picture that everyone may open. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  preview!: string | null;
  /** Of the screens that show it; null: in every language. @example "cn" */
  @ApiProperty({ enum: LANGUAGES, nullable: true })
  language!: Language | null;
  /** How often it was opened. @example 42 */
  watchNumber!: number;
  /** @example "2026-03-01T04:05:06.789Z" */
  updatedAt!: string;
  /** Who wrote it; null for what the service brought along. @example 3 */
  userId!: number | null;
}

export function toArticleDto(article: Article): ArticleDto {
  const { id, version, title, content, preview, language, watchNumber, updatedAt, userId } = article;
  return {
    id,
    version,
    title,
    content,
    preview: maybeFileUrl(preview),
    language,
    watchNumber,
    updatedAt: updatedAt.toISOString(),
    userId,
  };
}

export const NEWS_LIST: ListRules<NewsSort, NewsFilter> = {
  sortable: ['updatedAt', 'id', 'title', 'language', 'watchNumber'],
  descending: true,
  filters: {
    id: idsFilter,
    title: textFilter(TITLE_MAX),
    language: choiceFilter(...LANGUAGES),
    userId: idFilter,
    q: textFilter(Q_MAX),
  },
};
