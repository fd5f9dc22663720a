import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { VerdictsModule } from '../verdicts/verdicts.module.js';
import { PaymentService } from './payment.service.js';
import { ReceiptDocumentsService } from './receipt-documents.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';

@Module({
  imports: [AuditModule, FilesModule, VerdictsModule],
  controllers: [ReceiptsController],
  providers: [PaymentService, ReceiptDocumentsService, ReceiptsService],
  exports: [PaymentService],
})
export class PaymentModule {}
