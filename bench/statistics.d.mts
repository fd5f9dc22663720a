export function median(values: readonly number[]): number;
export function percentile(values: readonly number[], share: number): number;
export function rateNeeded(
  budget: { readonly factor: number; readonly peer: number; readonly floor: number },
  floorHere: number,
): number;
export function rateNeededBeside(budget: { readonly factor: number }, rates: readonly number[]): number;
export function rateWithout(rate: number, other: { readonly with: number; readonly without: number }): number;
export function riseOf(values: readonly number[]): number;
