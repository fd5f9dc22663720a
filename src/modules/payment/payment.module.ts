import { Module } from '@nestjs/common';
import { PaymentPortal } from './payment.portal.js';
import { PaymentService } from './payment.service.js';

@Module({ controllers: [PaymentPortal], providers: [PaymentService] })
export class PaymentModule {}
