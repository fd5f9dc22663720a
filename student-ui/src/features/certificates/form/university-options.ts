const MOST = 50;

/**
 * The universities whose name begins with what was typed, in any letter case, then those in which a later word does:
 * "malaya" finds Universiti Malaya.
 */
export function universityOptions(names: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  const unique = [...new Set(names)];
  const beginning = unique.filter((name) => name.toLowerCase().startsWith(wanted));
  const within = unique.filter((name) => !beginning.includes(name) && name.toLowerCase().includes(` ${wanted}`));
  return [...beginning, ...within].slice(0, MOST);
}
