import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { FILES_KEY } from './files-key.js';
import type { RunningServer } from './server.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** What `check-audit` says of a server's trail, without what differs from one time to the next. */
export function checkAudit(server: RunningServer): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, nodeCommand('check-audit'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, FILES_KEY, ...server.settings },
    encoding: 'utf8',
  });
  // On Node 20 the client of the object store says for how long it goes on with it.
  const aboutNode = /^\(node:\d+\) Warning: NodeVersionSupportWarning[\s\S]*?where the warning was created\)\n/;
  expect(stderr.replace(aboutNode, '')).toBe('');
  // The first anchor may come between two checks, and what was read last is written a moment later.
  const said = stdout
    .replace(/^(Compared with|There is no anchor).*\n/m, '')
    .replace(/^\d+ events are/m, 'All events are');
  return { status, said };
}
