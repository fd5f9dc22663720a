import { type CertificateType } from '../certificate/certificate.fields.js';

export const CURRENCY = 'MYR';
const SST_PERCENT = 8;

/** Amounts in sen. */
export interface Fee {
  readonly net: number;
  readonly sst: number;
  readonly total: number;
}

/** The fee for a net amount in sen, with the tax rounded half up to a whole sen. */
export function feeOf(net: number): Fee {
  const sst = Math.floor((net * SST_PERCENT + 50) / 100);
  return { net, sst, total: net + sst };
}

export const FEES: Readonly<Record<CertificateType, Fee>> = {
  verification: feeOf(620_00),
  stamping: feeOf(1020_00),
};

/**
 * An amount in sen as ringgit with two decimals: `669.60`.
 * @throws RangeError for anything but a whole number from 0.
 */
export function formatSen(sen: number): string {
  if (!Number.isSafeInteger(sen) || sen < 0) throw new RangeError('an amount is a whole number of sen from 0');
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}
