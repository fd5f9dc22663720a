import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

interface BrowserProcess {
  readonly pid: number;
  readonly group: number;
  readonly kind: 'browser' | 'renderer' | 'other';
}

const PROFILE = `myverify-browser-${process.pid}-`;

/** The processes of the browsers that this process started, children included. */
export function browserProcesses(): BrowserProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const groups = new Set(all.filter(({ command }) => command.includes(PROFILE)).map(({ group }) => group));
  return all.filter(({ group }) => groups.has(group));
}

/** The processes of a group that run; zombies do not. */
export function runningOf(group: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf)
    .filter((found) => found.group === group)
    .map(({ pid }) => pid);
}

/**
 * The browser itself, which leads its group: what it has just forked still bears its name.
 * @throws Error unless there is exactly one.
 */
export function browserPid(): number {
  const pids = browserProcesses().filter(({ kind, pid, group }) => kind === 'browser' && pid === group);
  const [found] = pids;
  if (!found || pids.length > 1) throw new Error(`expected one browser, found ${pids.length}`);
  return found.pid;
}

export function profileFolders(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(PROFILE));
}

function processOf(name: string): (BrowserProcess & { readonly command: string })[] {
  try {
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
    const [state, , group] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    if (state === 'Z') return [];
    const type = command.includes('crashpad') ? 'crashpad' : /--type=([a-z-]+)/.exec(command)?.[1];
    const kind = type === undefined ? 'browser' : type === 'renderer' ? 'renderer' : 'other';
    return [{ pid: Number(name), group: Number(group), kind, command }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
