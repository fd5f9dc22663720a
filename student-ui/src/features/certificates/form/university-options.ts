const MOST = 50;

/**
 * The universities whose name begins with what was typed, in any letter case, then those in which a later word does:
 * "malaya" finds Universiti Malaya. Last come those that the server found otherwise: "UM" is what everybody calls it.
 */
export function universityOptions(names: readonly string[], typed: string, found: readonly string[] = []): string[] {
  const wanted = typed.trim().toLowerCase();
  const unique = [...new Set([...names, ...found])];
  const beginning = unique.filter((name) => name.toLowerCase().startsWith(wanted));
  const within = unique.filter((name) => !beginning.includes(name) && name.toLowerCase().includes(` ${wanted}`));
  return [...new Set([...beginning, ...within, ...found])].slice(0, MOST);
}
