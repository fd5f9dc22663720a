import { Body, Get, Post, Query, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { presentTarget } from '../domain/shared/record-version.js';
import { ContentFilter } from '../modules/news/content.filter.js';
import { ArticleInputDto } from '../modules/news/news.dto.js';
import { NewsService } from '../modules/news/news.service.js';
import { Needs, Open } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { RecordIdQuery, readTargets, TakesIds } from '../platform/http/record-id.js';
import {
  PortalArticleChangeDto,
  PortalNewsDto,
  PortalNewsListDto,
  PortalNewsQuery,
  toPortalNewsDto,
  toPortalNewsListDto,
} from './news.dto.js';
import { readPortalPage } from './portal-page.dto.js';

@ApiTags('News')
@Portal('portal', 'news')
@UseFilters(ContentFilter)
export class NewsPortal {
  constructor(private readonly news: NewsService) {}

  /** List articles, the last changed first, without their contents */
  @Get('list')
  @Open()
  @Answers({ model: PortalNewsListDto })
  @ApiErrors(400)
  async listPortalNews(@Query() query: PortalNewsQuery): Promise<PortalNewsListDto> {
    return toPortalNewsListDto(await this.news.newest(readPortalPage(query), query.language));
  }

  /**
   * Read an article
   *
   * @remarks Counts a view. `content` is HTML that was cleaned when it was saved: it holds no scripts, styles, frames
   * or forms, and no images but files of this service.
   */
  @Get('detail')
  @Open()
  @Answers({ model: PortalNewsDto })
  @ApiErrors(400, missing('News'))
  async getPortalArticle(@Query() { id }: RecordIdQuery): Promise<PortalNewsDto> {
    return toPortalNewsDto(await this.news.read(id));
  }

  /**
   * Publish an article
   *
   * @remarks Pictures are uploaded first (`POST /api/editor/uploadImg`, kinds `news` and `editor`).
   */
  @Post('add')
  @Needs('news.manage')
  @Answers({ message: 'Save Success!', model: PortalNewsDto })
  @ApiErrors(400, 401, 403)
  async addPortalArticle(@CurrentActor() actor: Actor, @Body() body: ArticleInputDto): Promise<PortalNewsDto> {
    return toPortalNewsDto(await this.news.add(actor, body));
  }

  /** Change an article */
  @Post('update')
  @Needs('news.manage')
  @Answers({ message: 'Update Success!', model: PortalNewsDto })
  @ApiErrors(400, 401, 403, missing('News'), 'stale_version')
  async updatePortalArticle(
    @CurrentActor() actor: Actor,
    @Body() body: PortalArticleChangeDto,
  ): Promise<PortalNewsDto> {
    const { id, version, ...article } = body;
    return toPortalNewsDto(await this.news.change(actor, presentTarget(id, version), article));
  }

  /** Remove articles, with the pictures that nothing else shows */
  @Post('remove')
  @Needs('news.manage')
  @TakesIds()
  @Answers({ message: 'Delete Success!' })
  @ApiErrors(400, 401, 403, missing('News'))
  async removePortalArticles(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<null> {
    await this.news.remove(actor, readTargets(body));
    return null;
  }
}
