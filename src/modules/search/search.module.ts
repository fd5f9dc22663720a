import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** One search over everything, for Ctrl+K in the back office. */
@Module({ controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
