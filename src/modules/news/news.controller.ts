import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res, UseFilters } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RecordsRemovalDto, RecordsRemovedDto, toRemovalTargets } from '../../platform/http/removal.dto.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import { ContentFilter } from './content.filter.js';
import { ArticleChangeDto, ArticleDto, ArticleInputDto, NEWS_LIST, toArticleDto } from './news.dto.js';
import { NewsService } from './news.service.js';

/** Articles are long: more of them than this are not in one answer. */
const ROWS_MAX = 100;

@ApiTags('News')
@Controller('api/v1/news')
@UseFilters(ContentFilter)
export class NewsController {
  constructor(private readonly news: NewsService) {}

  /**
   * List articles with their contents
   *
   * @remarks Sorted by `id`, `title`, `language`, `updatedAt` or `watchNumber`. Filters: `id` (a list), `title` or `q`
   * (words, each by its beginning), `userId`, `language`. At most 100 articles at once:
   * `Content-Range` tells which they are.
   */
  @Get()
  @Needs('news.manage')
  @AnswersRows(ArticleDto)
  async listNews(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ArticleDto[]> {
    const { page: asked, sort, filter } = readResourceList(query, NEWS_LIST);
    const page = { ...asked, limit: Math.min(asked.limit, ROWS_MAX) };
    const articles = await this.news.list({ page, sort, filter });
    return sendRows(reply, 'news', page, articles, toArticleDto);
  }

  /** One article; this counts no view */
  @Get(':id')
  @Needs('news.manage')
  @ApiResponse({ status: 200, type: ArticleDto, description: 'The article' })
  @ResourceErrors(400, 401, 403, missing('News'))
  async getArticle(@RecordId() id: number): Promise<ArticleDto> {
    return toArticleDto(await this.news.detail(id));
  }

  /** Publish an article */
  @Post()
  @Needs('news.manage')
  @ApiResponse({ status: 201, type: ArticleDto, description: 'The new article' })
  @ResourceErrors(400, 401, 403)
  async createArticle(@CurrentActor() actor: Actor, @Body() body: ArticleInputDto): Promise<ArticleDto> {
    return toArticleDto(await this.news.add(actor, body));
  }

  /** Change an article, in whole or in part */
  @Put(':id')
  @NamesColleague('news.updated')
  @Needs('news.manage')
  @ApiResponse({ status: 200, type: ArticleDto, description: 'The article as it is now' })
  @ResourceErrors(400, 401, 403, missing('News'), 'stale_version')
  async updateArticle(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ArticleChangeDto,
  ): Promise<ArticleDto> {
    const { version, ...article } = body;
    return toArticleDto(await this.news.change(actor, presentTarget(id, version), article));
  }

  /**
   * Remove several articles, all of the ids or none, with the pictures that nothing else shows
   *
   * @remarks `errors` of a refusal tells by id what keeps each of those that must stay.
   */
  @Post('remove')
  @Needs('news.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: RecordsRemovedDto, description: 'They are gone' })
  @ResourceErrors(400, 401, 403, missing('News'), 'stale_version')
  async deleteArticles(@CurrentActor() actor: Actor, @Body() body: RecordsRemovalDto): Promise<RecordsRemovedDto> {
    await this.news.remove(actor, toRemovalTargets(body));
    return { ids: body.ids };
  }

  /** Remove an article, with the pictures that nothing else shows */
  @Delete(':id')
  @Needs('news.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('News'), 'stale_version')
  async deleteArticle(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.news.remove(actor, [{ id, version }]);
    return { id };
  }
}
