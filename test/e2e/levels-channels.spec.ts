import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_TEXTS, registerStudent, uploadPapers } from '../support/applicant.js';
import { AskedOffices } from '../support/asked-offices.js';
import { type Credential, Verifier } from '../support/credentials.js';
import { type Check, check, correct, newestEdition, rendered, withdraw } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { makeShare, tokenOf } from '../support/shared.js';
import { acceptAll, say } from '../support/verdicts.js';

// What is on record of each field, in each channel, after whatever can happen to a record.

const UNIVERSITY = 'Universiti Malaya (levels)';
const FORM = { ...FORM_TEXTS, name: 'Wang Xiaoming', university: UNIVERSITY };
const KEYS = { certNo: FORM.cert_no, awardingTime: FORM.awarding_time, level: FORM.level };
const KEY_FIELDS = Object.keys(KEYS);
const GROUPS = ['photo', 'passport', 'certificate', 'transcript', 'ministry', 'payment'] as const;

/** `stated` is the word of the paper for what is `seen` on no document. */
type Word = 'claimed' | 'stated' | 'seen' | 'confirmed';
type Words = Readonly<Record<string, Word>>;

/** Where the paper prints each field; both ends of a period stand in one place. */
const PRINTED: Readonly<Record<string, string>> = {
  name: FORM.name,
  passport: FORM.passport,
  nationality: FORM.nationality,
  birth: FORM.birth,
  gender: FORM.gender,
  university: UNIVERSITY,
  major: FORM.major,
  forms: FORM.forms,
  level: FORM.level,
  certNo: FORM.cert_no,
  startTime: `${FORM.start_time} to ${FORM.end_time}`,
  endTime: `${FORM.start_time} to ${FORM.end_time}`,
  awardingTime: FORM.awarding_time,
  ministryStampingTime: FORM.ministry_stamping_time,
};
const FIELDS = Object.keys(PRINTED);

const allOf = (word: Word): Words => Object.fromEntries(FIELDS.map((field) => [field, word]));
const some = (fields: readonly string[], word: Word): Words => Object.fromEntries(fields.map((field) => [field, word]));

/** What a credential calls the fields. */
const IN_CREDENTIAL: Readonly<Record<string, string>> = {
  ...{ name: 'name', gender: 'gender', birth: 'birthDate', nationality: 'nationality', passport: 'passportNumber' },
  ...{ university: 'university', major: 'major', forms: 'studyMode', level: 'level', certNo: 'certificateNumber' },
  ...{ startTime: 'studyStart', endTime: 'studyEnd', awardingTime: 'awardingDate' },
  ministryStampingTime: 'ministryStampingDate',
};

interface Told {
  readonly levels: Record<
    string,
    { readonly level: string; readonly sources: ReadonlyArray<{ readonly kind: string }> }
  >;
  readonly checks: ReadonlyArray<{ readonly group: string }>;
  readonly confirmations: ReadonlyArray<{ readonly party: string; readonly fields: readonly string[] }>;
}

let server: RunningServer;
let officer: PortalClient;
let anyone: PortalClient;
let student: Awaited<ReturnType<typeof registerStudent>>;
let offices: AskedOffices;
let papers: object;
let passports = 0;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_SCALE: '100' } });
  anyone = new PortalClient(server.url);
  officer = await signIn(server.url, ADMIN);
  student = await registerStudent(server);
  offices = await AskedOffices.make(server, officer, UNIVERSITY);
  await AskedOffices.consent(student);
  papers = await uploadPapers(student);
});

afterAll(() => server.dispose());

/** A record on its way, and what happens to it. */
class Case {
  passport = '';
  id = 0;
  version = 0;
  request = 0;
  changed: Readonly<Record<string, string>> = {};

  async apply() {
    passports += 1;
    this.passport = `L${String(passports).padStart(8, '0')}`;
    const form = { ...FORM, ...papers, passport: this.passport };
    ({ id: this.id, version: this.version } = await record(student, 'add-apply', form));
  }

  accept = () => acceptAll(officer, this.id, this.version);

  async approve() {
    const body = { version: this.version };
    const answer = await resource<{ version: number }>(officer, 'POST', `certificates/${this.id}/approve`, { body });
    expect(answer.status).toBe(200);
    this.version = answer.body.version;
    await rendered(officer, this.id);
  }

  async state() {
    const answer = await record(officer, 'update-auth', { id: this.id, version: this.version });
    this.version = answer.version;
    await rendered(officer, this.id);
  }

  async answer(fields: readonly string[], values: object, party: 'university' | 'ministry' = 'university') {
    this.request = await offices.answer(this.id, party, fields, values);
  }

  async reissue() {
    const { id } = await newestEdition(officer, this.id);
    const answer = await resource(officer, 'POST', `reports/${id}/reissue`);
    expect(answer.status).toBe(201);
    await rendered(officer, this.id);
  }

  async correct(fields: Readonly<Record<string, string>>) {
    const { id } = await newestEdition(officer, this.id);
    expect((await correct(officer, id, this.version, fields, 'Misread.')).status).toBe(201);
    this.version += 1;
    this.changed = fields;
    await rendered(officer, this.id);
  }
}

interface Row {
  readonly what: string;
  readonly happens: (one: Case) => Promise<void>;
  readonly words: Words;
  readonly checked?: readonly string[];
  readonly confirmed?: Readonly<Record<string, readonly string[]>>;
}

const accepted = async (one: Case) => {
  await one.apply();
  await one.accept();
};

const ROWS: readonly Row[] = [
  {
    what: 'approved by the call of the portal',
    happens: async (one) => {
      await one.apply();
      await one.state();
    },
    words: allOf('stated'),
  },
  {
    what: 'accepted group by group',
    happens: async (one) => {
      await accepted(one);
      await one.approve();
    },
    words: allOf('seen'),
  },
  {
    what: 'accepted with a check that could not be told',
    happens: async (one) => {
      await one.apply();
      const answers = { 'passport.number': 'cannot_tell' };
      await acceptAll(
        officer,
        one.id,
        one.version,
        GROUPS.filter((group) => group !== 'passport'),
      );
      await say(officer, one.id, one.version, { group: 'passport', verdict: 'accepted', answers, asOne: true });
      await one.approve();
    },
    words: { ...allOf('seen'), passport: 'claimed' },
  },
  {
    what: 'confirmed by the university and by the ministry',
    happens: async (one) => {
      await accepted(one);
      await one.answer([...KEY_FIELDS, 'name'], KEYS);
      await offices.record(one.id, 'ministry', ['ministryStampingTime']);
      await one.approve();
    },
    words: { ...allOf('seen'), ...some([...KEY_FIELDS, 'name', 'ministryStampingTime'], 'confirmed') },
    confirmed: { university: [...KEY_FIELDS, 'name'], ministry: ['ministryStampingTime'] },
  },
  {
    what: 'answered almost so',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, { ...KEYS, certNo: 'um 2023 004512' });
      await one.approve();
    },
    words: { ...allOf('seen'), ...some(['awardingTime', 'level'], 'confirmed') },
    confirmed: { university: ['awardingTime', 'level'] },
  },
  {
    what: 'answered otherwise, and settled',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, { ...KEYS, certNo: 'UM-1' });
      await offices.settle(one.request, 'certNo');
      await one.approve();
    },
    words: { ...allOf('seen'), ...some(KEY_FIELDS, 'confirmed') },
    confirmed: { university: KEY_FIELDS },
  },
  {
    what: 'confirmed only after it was issued',
    happens: async (one) => {
      await accepted(one);
      await one.approve();
      await one.answer(KEY_FIELDS, KEYS);
    },
    words: allOf('seen'),
  },
  {
    what: 'confirmed later, and issued anew',
    happens: async (one) => {
      await one.apply();
      await one.state();
      await one.answer(KEY_FIELDS, KEYS);
      await one.reissue();
    },
    words: { ...allOf('stated'), ...some(KEY_FIELDS, 'confirmed') },
    confirmed: { university: KEY_FIELDS },
  },
  {
    what: 'confirmed, and corrected in a field that was',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, KEYS);
      await one.approve();
      await one.correct({ certNo: 'UM-2023-009999' });
    },
    words: { ...allOf('seen'), ...some(['awardingTime', 'level'], 'confirmed') },
    confirmed: { university: ['awardingTime', 'level'] },
  },
];

/** What a check by number and a share page are told, as one word a field. */
function wordsOf({ levels }: Told): Words {
  const words = FIELDS.map((field) => {
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
