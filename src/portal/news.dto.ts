import { PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../domain/account/user.js';
import type { Article, ArticleSummary } from '../domain/news/article.js';
import type { Page } from '../domain/shared/page.js';
import { ArticleInputDto } from '../modules/news/news.dto.js';
import { maybeFileUrl } from '../platform/http/file-url.js';
import { IsRecordId } from '../platform/http/record-id.js';
import { Version } from '../platform/http/version.decorator.js';
import { PortalPageQuery } from './portal-page.dto.js';

/** The list that everyone sees. */
export class PortalNewsQuery extends PortalPageQuery {
  /** Articles of this language and those of every language; left out: all. @example "cn" */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class PortalArticleChangeDto extends PartialType(ArticleInputDto, { skipNullProperties: false }) {
  /** @example 12 */
  @IsRecordId('id')
  id!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export class PortalNewsItemDto {
  /** @example 12 */
  id!: number;
  /** @example "How long a verification takes" */
  title!: string;
  /** Address of a picture that everyone may open. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  preview!: string | null;
  /** How often it was opened. @example 42 */
  watch_number!: number;
  /** @example "2026-03-01T04:05:06.789Z" */
  update_time!: string;
}

export class PortalNewsDto extends PortalNewsItemDto {
  /** Counts the changes. @example 1 */
  version!: number;
  /** Cleaned HTML. @example "<p>Most are decided within <strong>seven working days</strong>.</p>" */
  content!: string;
  /** Who wrote it; null for what the service brought along. @example 3 */
  user_id!: number | null;
}

export class PortalNewsListDto {
  list!: PortalNewsItemDto[];
  /** How many there are in all. @example 10 */
  count!: number;
}

function toPortalNewsItemDto({ id, title, preview, watchNumber, updatedAt }: ArticleSummary): PortalNewsItemDto {
  return {
    id,
    title,
    preview: maybeFileUrl(preview),
    watch_number: watchNumber,
    update_time: updatedAt.toISOString(),
  };
}

export function toPortalNewsDto(article: Article): PortalNewsDto {
  const { version, content, userId } = article;
  return { ...toPortalNewsItemDto(article), version, content, user_id: userId };
}

export function toPortalNewsListDto({ items, total }: Page<ArticleSummary>): PortalNewsListDto {
  return { list: items.map(toPortalNewsItemDto), count: total };
}
