import { Module } from '@nestjs/common';
import { BouncesService } from './bounces.service.js';

@Module({ providers: [BouncesService], exports: [BouncesService] })
export class BouncesModule {}
