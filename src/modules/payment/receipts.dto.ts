import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { RECEIPT_LANGUAGES, type ReceiptLanguage } from '../../domain/payment/receipt.js';
import { fails } from '../../platform/http/validation.js';

export class ReceiptQuery {
  /** English if left out. Where it is not English, English stands beside it. */
  @IsOptional()
  @IsIn(RECEIPT_LANGUAGES, fails('one_of_needed', { name: 'language', choices: RECEIPT_LANGUAGES.join(', ') }))
  @ApiProperty({ enum: RECEIPT_LANGUAGES, required: false })
  language?: ReceiptLanguage;
}
