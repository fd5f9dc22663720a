import { readdir, readFile } from 'node:fs/promises';

/** Processes of the browser that the process `owner` started: their profile folder names it. */
export async function browsersOf(owner: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, at) => commands[at]?.includes(`myverify-browser-${owner}-`));
}

/** Memory that a process holds (`VmRSS`) or held at most (`VmHWM`), in MB. */
export async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error(`process ${pid} does not tell its ${what}`);
  return Number(kilobytes) / 1024;
}
