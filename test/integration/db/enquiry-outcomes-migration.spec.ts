import { EnquiryOutcomes1764200100000 } from '../../../migrations/1764200100000-enquiry-outcomes.js';
import { outcomeOf } from '../../../src/domain/confirmation/outcome.js';
import type { Database } from '../../../src/platform/db/database.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { onEachEngine } from '../../support/databases.js';
import { type EarlierDatabase, openBefore } from '../../support/earlier-database.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

type Likeness = 'equal' | 'close' | 'differs' | null;

/** An answer to a request, with what of it was settled afterwards. */
interface Given {
  readonly at: number;
  readonly outcome?: 'answered' | 'declined';
  readonly disputed?: boolean;
  readonly fields: Readonly<Record<string, Likeness>>;
  readonly settled?: readonly string[];
}

interface Case {
  readonly what: string;
  readonly claimed?: readonly string[];
  readonly answers: readonly Given[];
  readonly outcome: readonly [answeredAt: number | null, confirmed: 0 | 1];
}

const ALL = { certNo: 'equal', awardingTime: 'equal', level: 'equal' } as const;
const KEYS = ['certNo', 'awardingTime', 'level'];

const CASES: readonly Case[] = [
  { what: 'nobody has answered', answers: [], outcome: [null, 0] },
  { what: 'all is equal', answers: [{ at: 1000, fields: ALL }], outcome: [1000, 1] },
  { what: 'one is close', answers: [{ at: 1000, fields: { ...ALL, certNo: 'close' } }], outcome: [1000, 0] },
  {
    what: 'one is close, and settled',
    answers: [{ at: 1000, fields: { ...ALL, certNo: 'close' }, settled: ['certNo'] }],
    outcome: [1000, 1],
  },
  {
    what: 'one differs, and another was settled',
    answers: [{ at: 1000, fields: { ...ALL, level: 'differs', certNo: 'close' }, settled: ['certNo'] }],
    outcome: [1000, 0],
  },
  { what: 'one is not held', answers: [{ at: 1000, fields: { ...ALL, level: null } }], outcome: [1000, 0] },
  {
    what: 'one was left out',
    answers: [{ at: 1000, fields: { certNo: 'equal', level: 'equal' } }],
    outcome: [1000, 0],
  },
  {
    what: 'what is no key value differs',
    answers: [{ at: 1000, fields: { ...ALL, major: 'differs' } }],
    outcome: [1000, 1],
  },
  {
    what: 'it was asked for one key value alone',
    claimed: ['level', 'major'],
    answers: [{ at: 1000, fields: { level: 'equal', major: null } }],
    outcome: [1000, 1],
  },
  {
    what: 'a later answer puts it right',
    answers: [
      { at: 1000, fields: { ...ALL, level: 'differs' } },
      { at: 5000, fields: { level: 'equal' } },
    ],
    outcome: [1000, 1],
  },
  {
    what: 'a later answer says otherwise, though the first was settled',
    answers: [
      { at: 1000, fields: { ...ALL, level: 'close' }, settled: ['level'] },
      { at: 5000, fields: { level: 'differs' } },
    ],
    outcome: [1000, 0],
  },
  { what: 'the office has declined', answers: [{ at: 1000, outcome: 'declined', fields: {} }], outcome: [null, 0] },
  {
    what: 'the answer was disputed',
    answers: [{ at: 1000, disputed: true, fields: ALL }],
    outcome: [null, 0],
  },
  {
    what: 'the first answer was disputed, and another came',
    answers: [
      { at: 1000, disputed: true, fields: ALL },
      { at: 5000, fields: { ...ALL, level: 'differs' } },
    ],
    outcome: [5000, 0],
  },
];

onEachEngine('an installation whose requests did not say what has become of them', (_, engine, empty) => {
  let database: Database;
  let goOn: EarlierDatabase['goOn'];
  const change = (statement: string, values: readonly (string | number | null)[] = []) =>
    database.write(withSql((sql) => sql.change(statement, values)));
  const rows = <Row extends object>(statement: string) => database.read(withSql((sql) => sql.rows<Row>(statement)));

  beforeEach(async () => {
    ({ database, goOn } = await openBefore(EnquiryOutcomes1764200100000, await empty()));
    const { id } = await insertCertificate(storesOn(database), { status: 'Verifying' });
    for (const [place, one] of CASES.entries()) await insertCase(place + 1, id, one);
  });
  afterEach(() => database.close());

  async function insertCase(request: number, certificate: number, { claimed = [...KEYS, 'name'], answers }: Case) {
    const values = JSON.stringify(Object.fromEntries(claimed.map((field) => [field, 'x'])));
    await insert('confirmations', {
      ...{ id: request, version: 1, certificate_id: certificate, certificate_version: 1, party: 'university' },
      ...{ contact_id: null, email: 'registrar@um.example', office: 'Registrar', language: 'en', claimed: values },
      ...{ student: '{}', file_ids: '[]', due_days: 14, state: 'sent', cancel_cause: null, proposed: 0 },
      ...{ nonce: `nonce ${request}`, token_hash: `hash ${request}`, sent_at: 10, opened_at: null, ended_at: null },
      ...{ reminders: 0, key_values: null, key_values_at: null, created_by: 1, created_at: 10, words: '' },
    });
    for (const [place, given] of answers.entries()) {
      const id = request * 10 + place;
      const told = Object.entries(given.fields).map(([field, likeness]) => [
        field,
        { answer: 'x', value: 'x', likeness },
      ]);
      await insert('confirmation_answers', {
        ...{ id, confirmation_id: request, certificate_id: certificate, party: 'university', way: 'link' },
        ...{ outcome: given.outcome ?? 'answered', recorded_by: null, claimed: values },
        ...{ fields: JSON.stringify(Object.fromEntries(told)), name: null, office: null, reference: null, note: null },
        ...{ file_id: null, answered_at: given.at, disputed_at: given.disputed ? 9000 : null },
      });
      for (const field of given.settled ?? []) {
        const settled = {
          answer_id: id,
          certificate_id: certificate,
          field,
          officer_id: 1,
          note: 'x',
          settled_at: 2000,
        };
        await insert('confirmation_settlements', settled);
      }
    }
  }

  async function insert(table: string, row: Readonly<Record<string, string | number | null>>): Promise<void> {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    await change(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, Object.values(row));
  }

  interface Kept {
    readonly id: number;
    readonly answered_at: number | string | null;
    readonly confirmed: number;
  }

  async function isFilled(): Promise<void> {
    const kept = await rows<Kept>('SELECT id, answered_at, confirmed FROM confirmations ORDER BY id');
    const found = kept.map(({ answered_at: at, confirmed }, place) => [
      CASES[place]?.what,
      at === null ? null : Number(at),
      confirmed,
    ]);
    expect(found).toEqual(CASES.map(({ what, outcome }) => [what, ...outcome]));
    const count = 'SELECT COUNT(*) AS n FROM confirmation_answers';
    expect(Number((await rows<{ n: number }>(count))[0]?.n)).toBe(CASES.flatMap(({ answers }) => answers).length);
  }

  it('finds it with each from the answers that it has, and keeps those', async () => {
    await goOn();
    await isFilled();
    // What the migration finds is what the service would keep from now on.
    const { confirmations } = storesOn(database);
    const [{ certificate_id: certificate } = { certificate_id: 0 }] = await rows<{ certificate_id: number }>(
      'SELECT certificate_id FROM confirmations LIMIT 1',
    );
    const on = await confirmations.on(certificate);
    for (const [place, { what, outcome }] of CASES.entries()) {
      const request = await confirmations.findById(place + 1);
      const answers = on.answers.filter(({ confirmationId }) => confirmationId === place + 1);
      const kept = outcomeOf(request?.claimed ?? {}, { ...on, answers });
      expect([what, kept.answeredAt?.getTime() ?? null, kept.isConfirmed]).toEqual([
        what,
        outcome[0],
        outcome[1] === 1,
      ]);
    }
  });

  if (engine === 'SQLite') return;
  // SQLite takes back what a migration did that was ended; MariaDB keeps it.
  it.each([
    ['the first column', ['ALTER TABLE confirmations ADD COLUMN answered_at bigint']],
    [
      'both columns',
      [
        'ALTER TABLE confirmations ADD COLUMN answered_at bigint',
        'ALTER TABLE confirmations ADD COLUMN confirmed integer NOT NULL DEFAULT 0',
        'UPDATE confirmations SET answered_at = 1000, confirmed = 1 WHERE id = 2',
      ],
    ],
  ])('is migrated again where it was ended after %s', async (_name, done) => {
    for (const statement of done) await change(statement);
    await goOn();
    await isFilled();
  });
});
