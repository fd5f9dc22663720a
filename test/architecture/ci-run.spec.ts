import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from './deployed.js';

describe('.ci/run', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com', ...args], { cwd: folder });

  it('takes another third of the browser tests at each commit, and in a clone without a history on each day', () => {
    const [words = ''] = /^ui_third\(\) \{$[\s\S]*?^\}$/m.exec(read('.ci/run')) ?? [];
    const third = (at: string, day = 0) =>
      execFileSync('bash', ['-uc', `date() { echo $((86400 * ${day} + 3600)); }\n${words}\nui_third`], {
        cwd: join(folder, at),
        encoding: 'utf8',
      }).trim();
    git('init', '-q', 'whole');
    const commits = [1, 2, 3].map((number) => {
      git('-C', 'whole', 'commit', '-q', '--allow-empty', '-m', `Commit ${number}`);
      return third('whole');
    });
    expect(commits).toEqual(['2/3', '3/3', '1/3']);
    git('clone', '-q', '--depth', '1', `file://${folder}/whole`, 'shallow');
    expect([20_000, 20_001, 20_002].map((day) => third('shallow', day))).toEqual(['3/3', '1/3', '2/3']);
    expect(read('.ci/run')).toMatch(/^MYVERIFY_TEST_UI_SHARD=\$\(ui_third\)$/m);
  });
});
