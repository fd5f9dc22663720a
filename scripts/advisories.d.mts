interface Part {
  readonly name: string;
  readonly version: string;
}
export function affectedBy(
  bill: { readonly components: readonly Part[] },
  advisories: readonly object[],
): (Part & { readonly id: string; readonly summary: string })[];
export function compare(one: string, other: string): number;
