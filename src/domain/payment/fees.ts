import { type CertificateType } from '../certificate/certificate.fields.js';
import { type Day, dayOf } from '../shared/calendar.js';

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

export type Fees = Readonly<Record<CertificateType, Fee>>;

/**
 * The fees, oldest first, each with the day in Malaysia from which it holds. Another fee is another entry at the end:
 * what was applied for before is receipted and compared with the one of its time.
 */
export const FEES: readonly { readonly from: Day; readonly fees: Fees }[] = [
  { from: '2025-01-01', fees: { verification: feeOf(620_00), stamping: feeOf(1020_00) } },
];

/** What holds at a moment; before the first day that is known, what held then. */
export function feesAt(moment: Date | string, all = FEES): Fees {
  const day = dayOf(moment);
  const found = all.findLast(({ from }) => from <= day) ?? all[0];
  if (!found) throw new Error('there are no fees');
  return found.fees;
}

export function feeAt(type: CertificateType, moment: Date | string, all = FEES): Fee {
  return feesAt(moment, all)[type];
}

/**
 * The moment by which the fee of an application goes: that of the application, but of its first proof where that is
 * older. Who applies again after a rejection with the same proof has paid once already; of a proof that was replaced
 * nothing is kept.
 * @param appliedAt when it was last applied for; `null` for a draft, which goes by `now`.
 * @param proofs those that it has now.
 */
export function feeAskedAt(appliedAt: Date | null, proofs: readonly { readonly createdAt: Date }[], now: Date): Date {
  const moments = [appliedAt ?? now, ...proofs.map(({ createdAt }) => createdAt)];
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/** The fee of a service that comes to a total as `formatSen` writes it, the latest where there are several. */
export function feeWithTotal(type: CertificateType, total: string | undefined, all = FEES): Fee | undefined {
  return all.map(({ fees }) => fees[type]).findLast((fee) => formatSen(fee.total) === total);
}

/**
 * An amount in sen as ringgit with two decimals: `669.60`.
 * @throws RangeError for anything but a whole number from 0.
 */
export function formatSen(sen: number): string {
  if (!Number.isSafeInteger(sen) || sen < 0) throw new RangeError('an amount is a whole number of sen from 0');
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}
