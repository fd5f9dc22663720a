import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { affectedBy, compare } from '../../scripts/advisories.mjs';
import { billOfMaterials } from '../../scripts/bill-of-materials.mjs';
import { ROOT, scripts } from './deployed.js';

const bill = billOfMaterials();

/**
 * What may be passed on with the service, and what that asks for is kept: notices, and for libvips (LGPL) a library of
 * its own that can be replaced.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
const ONLY_FOR: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // BSD-3-Clause, and for the contexts themselves the W3C Software and Document License: both ask for their notices.
  'Public Domain': /^js-priority-queue$/,
  'SEE LICENSE IN LICENSE.md': /^@digitalbazaar\/credentials-context$/,
};

function isAllowed(name: string, expression: string): boolean {
  const one = (licence: string) => ALLOWED.has(licence) || ONLY_FOR[licence]?.test(name) === true;
  const either = expression.replace(/[()]/g, '').split(' OR ');
  return either.some((all) => all.split(' AND ').every((licence) => one(licence.trim())));
}

describe('the bill of materials', () => {
  it('is a CycloneDX document of what runs, and the same each time', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(billOfMaterials()).toEqual(bill);
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['@nestjs/core', 'fastify', 'react', 'react-admin', '@mantine/core', 'sharp', 'typeorm']),
    );
    for (const development of ['jest', '@biomejs/biome', 's3rver']) expect(names).not.toContain(development);
    expect(new Set(bill.components.map((one) => one['bom-ref'])).size).toBe(bill.components.length);
  });

  it('tells of each package which one it is and by what hash', () => {
    for (const { name, version, purl, hashes, scope } of bill.components) {
      expect([name, purl]).toEqual([name, `pkg:npm/${name.replace('@', '%40')}@${version}`]);
      // npm leaves it out for some packages of other machines.
      if (hashes === undefined && scope === 'optional') continue;
      expect([name, hashes?.[0]?.content]).toEqual([name, expect.stringMatching(/^[0-9a-f]{40,128}$/)]);
    }
  });

  it('has no licence that may not be passed on, and none that nobody knows', () => {
    const refused = bill.components.flatMap(({ name, licenses }) => {
      const expression = licenses?.[0]?.expression ?? 'none';
      return isAllowed(name, expression) ? [] : [`${name}: ${expression}`];
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ['left-pad', 'GPL-3.0-only'],
    ['left-pad', 'MIT AND AGPL-3.0'],
    ['left-pad', 'LGPL-3.0-or-later'],
    ['left-pad', 'none'],
  ])('would refuse %s under %s', (name, expression) => {
    expect(isAllowed(name, expression)).toBe(false);
    expect(isAllowed('dompurify', '(MPL-2.0 OR Apache-2.0)')).toBe(true);
  });
});

describe('known holes', () => {
  const advisory = (name: string, ...events: object[]) => ({
    id: 'GHSA-1',
    affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  });
  const holds = (version: string, ...events: object[]) =>
    affectedBy({ components: [{ name: 'a', version }] }, [advisory('a', ...events)]).length === 1;

  it('are told apart from mended ones by the versions of ranges', () => {
    const range = [{ introduced: '1.2.0' }, { fixed: '1.4.1' }];
    for (const inside of ['1.2.0', '1.3.9', '1.4.1-rc.1'])
      expect([inside, holds(inside, ...range)]).toEqual([inside, true]);
    for (const outside of ['1.1.9', '1.4.1', '2.0.0', '1.2.0-beta']) {
      expect([outside, holds(outside, ...range)]).toEqual([outside, false]);
    }
    expect(holds('9.0.0', { introduced: '0' })).toBe(true);
    expect(holds('1.0.0', { introduced: '0' }, { last_affected: '1.0.0' })).toBe(true);
    expect(holds('1.0.1', { introduced: '0' }, { last_affected: '1.0.0' })).toBe(false);
  });

  it('are ordered as Semantic Versioning does', () => {
    const order = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.0.10',
    ];
    for (const [at, version] of order.entries()) {
      for (const [other, later] of order.entries()) {
        expect([version, later, Math.sign(compare(version, later))]).toEqual([version, later, Math.sign(at - other)]);
      }
    }
  });

  it('are found by the command, which says what it cannot read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
    const run = (content: string | null) => {
      const path = join(folder, 'advisories.json');
      if (content !== null) writeFileSync(path, content);
      const [, ...words] = (scripts['check-advisories'] ?? '').split(' ');
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [...words, content === null ? join(folder, 'no') : path],
        {
          cwd: ROOT,
          encoding: 'utf8',
        },
      );
      return { status, told: stdout + stderr };
    };
    const { version } = bill.components.find(({ name }) => name === 'fastify') ?? { version: '' };
    const hit = advisory('fastify', { introduced: version });
    const miss = advisory('fastify', { introduced: '0' }, { fixed: version });
    try {
      expect(run(JSON.stringify([hit, miss]))).toEqual({
        status: 1,
        told: expect.stringContaining(`fastify@${version}`),
      });
      expect(run(`${JSON.stringify(miss)}\n${JSON.stringify(miss)}\n`)).toEqual({
        status: 0,
        told: expect.stringContaining('2 advisories: 0 apply'),
      });
      for (const useless of [null, 'text', '[]', '{"a":1}'])
        expect([useless, run(useless).status]).toEqual([useless, 2]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
