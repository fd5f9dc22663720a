import { Module } from '@nestjs/common';
import { ArticlePages } from '../../platform/http/pages/article-pages.port.js';
import { NewsArticlePages } from './news.article-pages.js';
import { NewsController } from './news.controller.js';
import { NewsService } from './news.service.js';
import { ViewCounter } from './view.counter.js';

@Module({
  controllers: [NewsController],
  providers: [NewsService, ViewCounter, { provide: ArticlePages, useClass: NewsArticlePages }],
  exports: [NewsService],
})
export class NewsModule {}
