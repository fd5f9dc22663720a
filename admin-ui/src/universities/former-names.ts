import type { University } from '../api/records';

/**
 * What the form keeps: the names to forget. Those that stay come from the record, which may get another one meanwhile.
 */
interface WithForgotten extends Partial<University> {
  readonly forgotten?: readonly string[];
}

export function keptNames(names: readonly string[], forgotten: readonly string[] = []): string[] {
  return names.filter((name) => !forgotten.includes(name));
}

/** @param previousData the record that is saved over. */
export function withFormerNames(
  { forgotten, ...university }: WithForgotten,
  { previousData }: { readonly previousData?: Partial<University> } = {},
): Partial<University> {
  if (!forgotten?.length) return university;
  const names = previousData?.formerNames ?? university.formerNames ?? [];
  return { ...university, formerNames: keptNames(names, forgotten) };
}
