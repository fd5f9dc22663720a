import { readdir, readFile } from 'node:fs/promises';

/** In MB, what the children of a process and theirs take, pages that they share counted once. */
export async function memoryBelow(pid) {
  const parents = new Map();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null);
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (child) => {
    for (let at = parents.get(child); at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  let kilobytes = 0;
  for (const child of [...parents.keys()].filter(isBelow)) {
    const rollup = await readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
