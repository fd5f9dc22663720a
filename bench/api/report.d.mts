interface Measured {
  readonly size: string;
  readonly app: { readonly rate: number };
  readonly floor: { readonly rate: number };
  readonly peers: readonly { readonly title: string; readonly rate: number }[];
}
export function checkCase(call: {
  readonly name: string;
  readonly title: string;
  readonly budget: {
    readonly factor: number;
    readonly peer: number;
    readonly floor: number;
    readonly grown?: number;
  } | null;
  readonly sizes: readonly Measured[];
  readonly totals: readonly number[];
}): { readonly verdicts: readonly { readonly kind: string; readonly kept: boolean | null; readonly text: string }[] };
