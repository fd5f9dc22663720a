import { Module } from '@nestjs/common';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { UsualTimeService } from './usual-time.service.js';

@Module({
  controllers: [StatisticsController],
  providers: [StatisticsService, UsualTimeService],
  exports: [UsualTimeService],
})
export class StatisticsModule {}
