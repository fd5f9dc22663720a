import { Module } from '@nestjs/common';
import { RejectionReasonsController } from './rejection-reasons.controller.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';

@Module({ controllers: [RejectionReasonsController], providers: [RejectionReasonsService] })
export class RejectionReasonsModule {}
