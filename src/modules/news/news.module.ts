import { Module } from '@nestjs/common';
import { NewsController } from './news.controller.js';
import { NewsService } from './news.service.js';
import { ViewCounter } from './view.counter.js';

@Module({ controllers: [NewsController], providers: [NewsService, ViewCounter], exports: [NewsService] })
export class NewsModule {}
