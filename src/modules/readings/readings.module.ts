import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { GivenUpReadings } from './given-up-readings.service.js';
import { PassportReadingsService } from './passport-readings.service.js';
import { ReadingsController } from './readings.controller.js';
import { ReadingsService } from './readings.service.js';
import { RereadService } from './reread.service.js';
import { TextReadingsService } from './text-readings.service.js';

@Module({
  imports: [FilesModule],
  controllers: [ReadingsController],
  providers: [GivenUpReadings, PassportReadingsService, ReadingsService, RereadService, TextReadingsService],
})
export class ReadingsModule {}
