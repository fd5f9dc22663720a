import { CURRENCY, formatSen } from './fees.js';

/**
 * An amount such as `1101.60`, with its currency before it, as English and Chinese have it: `MYR 1,101.60`. Without
 * `Intl`, which keeps a browser busy for 30 ms at first; its spec holds it to what `Intl` makes of it.
 */
export function moneyText(amount: string, currency: string): string {
  return `${currency}\u00a0${Number(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** The same of an amount as the API has it of a payment, which is always in ringgit. */
export const ringgitText = (amount: string) => moneyText(amount, CURRENCY);

export const senText = (sen: number) => ringgitText(formatSen(sen));
