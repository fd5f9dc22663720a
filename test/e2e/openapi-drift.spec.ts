import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

describe('the API client', () => {
  it('matches the API that the built server describes', () => {
    const check = spawnSync(process.execPath, ['scripts/openapi.mjs', '--check'], { cwd: PROJECT, encoding: 'utf8' });
    expect({ status: check.status, said: check.stderr }).toEqual({ status: 0, said: '' });
  });
});
