import { Module } from '@nestjs/common';
import { NewsController } from './news.controller.js';
import { NewsPortal } from './news.portal.js';
import { NewsService } from './news.service.js';
import { ViewCounter } from './view.counter.js';

@Module({ controllers: [NewsPortal, NewsController], providers: [NewsService, ViewCounter] })
export class NewsModule {}
