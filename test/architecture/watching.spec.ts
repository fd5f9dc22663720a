import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeWithPrograms } from '../support/programs.js';
import { ROOT, read } from './deployed.js';

interface Rule {
  readonly alert: string;
  readonly annotations: { readonly summary: string };
}

describe('the alert rules', () => {
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  describeWithPrograms('by Prometheus itself', [['promtool', '--version']], () => {
    it('fire when they should, and only then', () => {
      const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
        cwd: join(ROOT, 'deploy/prometheus'),
        encoding: 'utf8',
      });
      expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
    });
  });

  it('are each tried, and each told of in docs/operations.md', () => {
    const tests = read('deploy/prometheus/alerts.test.yml');
    const page = read('docs/operations.md');
    expect(rules.length).toBeGreaterThan(15);
    for (const { alert, annotations } of rules)
      expect([
        alert,
        tests.includes(`alertname="${alert}"`),
        page.includes(`\`${alert}\``),
        annotations.summary,
      ]).toEqual([alert, true, true, expect.any(String)]);
  });
});
