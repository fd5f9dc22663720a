import { Module } from '@nestjs/common';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { SiteController } from './site.controller.js';

@Module({ imports: [StatisticsModule], controllers: [SiteController] })
export class SiteModule {}
