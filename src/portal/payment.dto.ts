import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_TYPES, type CertificateType } from '../domain/certificate/certificate.fields.js';
import { CURRENCY, formatSen } from '../domain/payment/fees.js';
import type { PaymentDetails } from '../modules/payment/payment-details.service.js';

export class FeeDto {
  @ApiProperty({ enum: CERTIFICATE_TYPES })
  type!: CertificateType;
  /** @example "620.00" */
  net!: string;
  /** 8% sales and service tax. @example "49.60" */
  sst!: string;
  /** @example "669.60" */
  total!: string;
  /** @example "MYR" */
  currency!: string;
}

export class BankDto {
  /** @example "DEMONSTRATION BANK BERHAD" */
  name!: string;
  /** @example "000000000000" */
  account_number!: string;
  /** @example "DEMONSTRATION ONLY" */
  account_name!: string;
  /** @example "DEMOMYKL" */
  swift!: string;
}

export class DuitNowDto {
  /** As the bank's payload names it. @example "DEMONSTRATION ONLY" */
  merchant!: string;
  /**
   * The QR code of the bank's static payload as an SVG image; the amount is keyed in by the payer.
   * @example "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
   */
  svg!: string;
}

export class PaymentDetailsDto {
  fees!: FeeDto[];
  bank!: BankDto;
  duitnow!: DuitNowDto;
  /** True for the made-up account of a demonstration: nobody can pay into it. @example true */
  demonstration!: boolean;
}

export function toPaymentDetailsDto({ fees, account, merchant, qrSvg }: PaymentDetails): PaymentDetailsDto {
  const { bank } = account;
  return {
    fees: CERTIFICATE_TYPES.map((type) => {
      const { net, sst, total } = fees[type];
      return { type, net: formatSen(net), sst: formatSen(sst), total: formatSen(total), currency: CURRENCY };
    }),
    bank: {
      name: bank.name,
      account_number: bank.accountNumber,
      account_name: bank.accountName,
      swift: bank.swift,
    },
    duitnow: { merchant, svg: qrSvg },
    demonstration: account.isDemonstration,
  };
}
