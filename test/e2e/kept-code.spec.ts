import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { nodeCommand } from '../../scripts/node-command.mjs';

const LOADER = join(import.meta.dirname, '../../dist/server/loader.js');
const PROGRAM = `
  import { keptCodeFits, load } from '${LOADER}';
  process.stderr.write = () => true;
  process.on('exit', () => console.log(keptCodeFits()));
  load('./cli.cjs');`;

async function fits(flags: readonly string[]): Promise<string> {
  // Without a command it loads everything and ends.
  const ran = promisify(execFile)(process.execPath, [...flags, '--input-type=module', '--eval', PROGRAM]);
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return stdout.trim();
}

const flagsOf = (command: Parameters<typeof nodeCommand>[0]) =>
  nodeCommand(command).filter((word) => word.startsWith('--'));

describe('what V8 has made of the code at the build', () => {
  it.each(['start:api', 'start:worker', 'check-audit'] as const)('is taken back by %s', async (command) => {
    expect(await fits(flagsOf(command))).toBe('true');
  });

  it('may be read by whoever runs it, who need not be the one who built it', async () => {
    const files = (await readdir(dirname(LOADER))).filter((name) => name.endsWith('.code'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files)
      expect([name, (await stat(join(dirname(LOADER), name))).mode & 0o777]).toEqual([name, 0o644]);
  });

  it('is passed over where V8 makes other code, which starts all the same', async () => {
    expect(await fits(['--no-opt'])).toBe('false');
  });
});
