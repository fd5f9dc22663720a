import { Module } from '@nestjs/common';
import { CooperationsController } from './cooperations.controller.js';
import { CooperationsService } from './cooperations.service.js';

@Module({ controllers: [CooperationsController], providers: [CooperationsService], exports: [CooperationsService] })
export class CooperationsModule {}
