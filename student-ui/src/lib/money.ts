/**
 * An amount such as `669.60`, with its currency before it, as English and Chinese have it: `MYR 669.60`. Without `Intl`
 * for the reason that numbers.ts gives.
 */
export function moneyText(amount: string, currency: string): string {
  return `${currency}\u00a0${Number(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
