import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAIMED_FIELDS } from '../../src/domain/report-check/claims.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { type Check, check, newestEdition, withdraw } from '../support/editions.js';
import { resource, resourceRefused } from '../support/resource.js';
import { makeShare, tokenOf } from '../support/shared.js';
import {
  anyone,
  Case,
  FIELDS,
  GROUPS,
  integrator,
  KEY_FIELDS,
  KEYS,
  officer,
  offices,
  PRINTED,
  server,
  startLevels,
  student,
  type Words,
} from './levels.rig.js';
import { accepted, ROWS, type Row } from './levels.rows.js';

// What is on record of each field, in each channel, after whatever can happen to a record.

beforeAll(startLevels);
afterAll(() => server.dispose());

interface Told {
  readonly levels: Record<
    string,
    { readonly level: string; readonly sources: ReadonlyArray<{ readonly kind: string }> }
  >;
  readonly checks: ReadonlyArray<{ readonly group: string }>;
  readonly confirmations: ReadonlyArray<{ readonly party: string; readonly fields: readonly string[] }>;
}

/** What a credential calls the fields. */
const IN_CREDENTIAL: Readonly<Record<string, string>> = {
  ...{ name: 'name', gender: 'gender', birth: 'birthDate', nationality: 'nationality', passport: 'passportNumber' },
  ...{ university: 'university', major: 'major', forms: 'studyMode', level: 'level', certNo: 'certificateNumber' },
  ...{ startTime: 'studyStart', endTime: 'studyEnd', awardingTime: 'awardingDate' },
  ministryStampingTime: 'ministryStampingDate',
};

/** What a check by number, a share page and an integrator are told, as one word a field. */
function wordsOf({ levels }: Pick<Told, 'levels'>, fields = FIELDS): Words {
  const words = fields.map((field) => {
    const one = levels[field];
    const isStated = one?.level === 'seen' && !one.sources.some(({ kind }) => kind === 'document');
    return [field, isStated ? 'stated' : one?.level];
  });
  return Object.fromEntries(words);
}

const confirmedIn = ({ confirmations }: Told) =>
  Object.fromEntries(confirmations.map(({ party, fields }) => [party, [...fields].sort()]));
const sorted = (confirmed: Row['confirmed'] = {}) =>
  Object.fromEntries(Object.entries(confirmed).map(([party, fields]) => [party, [...fields].sort()]));

async function paperOf(certificateId: number): Promise<string> {
  const answer = await student.raw(`/api/cert/pdf?id=${certificateId}`);
  expect(answer.status).toBe(200);
  const path = join(server.dataDir, `levels-${certificateId}.pdf`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).normalize('NFKC').replace(/\s+/g, ' ');
}

async function credentialOf(certificateId: number) {
  const answer = await student.raw(`/api/v1/certificates/${certificateId}/credential`);
  const verifier = new Verifier(server.url, server.settings.PUBLIC_URL ?? server.url);
  type Evidence = { type: string[]; certifiedField: string | string[]; evidenceLevel?: string; party?: string };
  return verifier.read<Credential & { evidence: Evidence[] }>(await answer.text());
}

const leastOf = (words: Words, fields: readonly string[]) =>
  (['claimed', 'stated', 'seen', 'confirmed'] as const).find((word) => fields.some((field) => words[field] === word));

describe.each(ROWS)('$what', ({ happens, words, confirmed, checked = GROUPS }) => {
  const one = new Case();
  let number: string;
  let edition: { readonly sha256: unknown };

  beforeAll(async () => {
    await happens(one);
    const newest = await newestEdition(officer, one.id);
    number = newest.number;
    edition = newest as never;
  });

  const isTold = (told: Told) => {
    expect(wordsOf(told)).toEqual(words);
    expect(told.checks.map(({ group }) => group)).toEqual(checked);
    expect(confirmedIn(told)).toEqual(sorted(confirmed));
  };

  it('is told so by a check of the number', async () => {
    isTold((await check(number, anyone)).body as Check & Told);
  });

  it('is told so by a check of the file', async () => {
    const path = `reports/check-hash/${String(edition.sha256)}`;
    isTold((await resource<{ report: Told }>(anyone, 'GET', path)).body.report);
  });

  it('is told so to whoever has a link', async () => {
    const token = tokenOf(await makeShare(student, one.id));
    isTold((await resource<Told>(anyone, 'POST', `shared/${token}/open`, { body: {} })).body);
  });

  it('is told so to an integrator', async () => {
    const claimed = FIELDS.filter((field) => CLAIMED_FIELDS.some((one) => one === field));
    const claims = Object.fromEntries(claimed.map((field) => [field, PRINTED[field]]));
    const asked = {
      body: { items: [{ number, claims: { ...claims, startTime: '2000-01-01', endTime: '2000-01-01' } }] },
    };
    const { body } = await resource<{ items: { fields: Told['levels'] }[] }>(
      integrator,
      'POST',
      'report-checks',
      asked,
    );
    expect(wordsOf({ levels: body.items[0]?.fields ?? {} }, claimed)).toEqual(
      Object.fromEntries(claimed.map((field) => [field, words[field]])),
    );
  });

  it('is told so in the credential', async () => {
    const { evidence } = await credentialOf(one.id);
    const levels = evidence.filter(({ type }) => type[0] === 'FieldEvidence');
    const level = (field: string) =>
      levels.find(({ certifiedField }) => certifiedField === IN_CREDENTIAL[field])?.evidenceLevel;
    for (const field of FIELDS)
      expect([field, level(field)]).toEqual([field, words[field] === 'stated' ? 'seen' : words[field]]);
    const answers = evidence.filter(({ type }) => type[0] === 'Confirmation');
    expect(Object.fromEntries(answers.map(({ party, certifiedField }) => [party, [...certifiedField].sort()]))).toEqual(
      Object.fromEntries(
        Object.entries(confirmed ?? {}).map(([party, fields]) => [
          party,
          fields.map((field) => IN_CREDENTIAL[field]).sort(),
        ]),
      ),
    );
  });

  it('is printed so', async () => {
    const text = await paperOf(one.id);
    for (const [field, printed] of Object.entries({ ...PRINTED, passport: one.passport, ...one.changed })) {
      const place = Object.keys(PRINTED).filter((other) => PRINTED[other] === PRINTED[field]);
      expect(text).toContain(`${printed} ${leastOf(words, place)}`);
    }
    expect(text.includes('Not confirmed with the university')).toBe(!confirmed?.university);
    expect(text.includes('Not confirmed with the ministry')).toBe(!confirmed?.ministry);
    expect(text.split('Nothing on record')).toHaveLength(1);
    expect(text).toContain('Result: verified');
  });
});

describe('what is on record', () => {
  it('stays told of a report that was withdrawn', async () => {
    const one = new Case();
    await accepted(one);
    await one.answer(KEY_FIELDS, KEYS);
    await one.approve();
    const { id, number } = await newestEdition(officer, one.id);
    const before = (await check(number, anyone)).body as Check & Told;
    expect((await withdraw(officer, id)).status).toBe(200);
    const after = (await check(number, anyone)).body as Check & Told;
    expect([before.result, after.result]).toEqual(['valid', 'withdrawn']);
    expect([after.levels, after.checks, after.confirmations]).toEqual([
      before.levels,
      before.checks,
      before.confirmations,
    ]);
    const again = await resource(officer, 'POST', `reports/${id}/reissue`);
    expect(again).toEqual(resourceRefused(409, 'report_withdrawn'));
  });

  it('is issued anew only where something is new, and nobody has answered otherwise', async () => {
    const one = new Case();
    await accepted(one);
    await one.approve();
    const { id, number } = await newestEdition(officer, one.id);
    const reissue = () => resource(officer, 'POST', `reports/${id}/reissue`);
    expect(await reissue()).toEqual(resourceRefused(409, 'nothing_changed'));
    await one.answer(KEY_FIELDS, { ...KEYS, level: 'Degree' });
    expect(await reissue()).toEqual(resourceRefused(409, 'confirmation_differs', { level: expect.any(String) }));
    await offices.settle(one.request, 'level');
    expect((await reissue()).status).toBe(201);
    const { body } = await check(number, anyone);
    expect(body).toMatchObject({ edition: 2, correctedAt: null, levels: { level: { level: 'confirmed' } } });
    expect(await reissue()).toEqual(resourceRefused(409, 'report_superseded'));
    await server.mailTo(
      student.email,
      ({ subject, text }) => /issued anew/.test(subject ?? '') && !!text?.includes(number),
    );
  });

  it('claims nothing about the ministry where the portal approved', async () => {
    const one = new Case();
    await one.apply();
    await one.state();
    const { number } = await newestEdition(officer, one.id);
    const told = (await check(number, anyone)).body as Check & Told;
    const { evidence } = await credentialOf(one.id);
    for (const said of [JSON.stringify(told.levels), JSON.stringify(told.confirmations), JSON.stringify(evidence)]) {
      expect(said).not.toMatch(/"party":"ministry"|confirmed/);
    }
    expect(await paperOf(one.id)).not.toMatch(/Confirmed on|confirmed with the ministry on|by email/);
  });
});
