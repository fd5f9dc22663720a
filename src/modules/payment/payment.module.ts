import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { VerdictsModule } from '../verdicts/verdicts.module.js';
import { PaymentDetailsService } from './payment-details.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { ReceiptDocumentsService } from './receipt-documents.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';

@Module({
  imports: [AuditModule, FilesModule, VerdictsModule],
  controllers: [ReceiptsController, PaymentsController],
  providers: [PaymentDetailsService, PaymentsService, ReceiptDocumentsService, ReceiptsService],
  exports: [PaymentDetailsService],
})
export class PaymentModule {}
