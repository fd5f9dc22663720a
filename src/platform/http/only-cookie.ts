/** @returns the value of a cookie; none where several are sent that differ: which of them is ours cannot be told. */
export function onlyCookie(header: string | undefined, name: string): string | null {
  const values = new Set<string>();
  for (const pair of header?.split(';') ?? []) {
    const [given = '', ...rest] = pair.split('=');
    if (given.trim() === name) values.add(rest.join('=').trim());
  }
  const [value = '', ...others] = values;
  return value === '' || others.length > 0 ? null : value;
}
