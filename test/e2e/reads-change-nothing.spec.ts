import { type ListedOperation, operationsOf, readDocument } from '../support/api-document.js';
import { HOLDER, registerStudent } from '../support/applicant.js';
import { walkConfirmations } from '../support/confirmations.js';
import { newIntegrator, newKey, newMember } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { inData, jobsDone } from '../support/server-data.js';
import { makeHolder, makeShare, tokenOf } from '../support/shared.js';
import { changedTables, printTables } from '../support/table-prints.js';
import { rowsOf } from '../support/tables.js';

/** What tells of who asked, and of the time that has passed meanwhile. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  audit_events: 'reads leave traces',
  audit_chains: 'the end of those',
  sessions: 'when each was used last',
  api_keys: 'the same; one that stands in an address, where anybody reads it, is revoked',
  api_key_uses: 'how often each was used on a day',
  integrator_member_uses: 'how often each was used on a day',
  jobs: 'what was ordered is looked at by its name',
  health_samples: 'one each minute',
  sweep_cursors: 'how far what is done each hour has come',
};

interface Allowed {
  /** A table, or what was ordered. */
  readonly what: string;
  /** The operations that may; `later` where it is gathered, and written while others are asked. */
  readonly by: readonly string[] | 'later';
  readonly why: string;
}

/** What reads change all the same. */
const ALLOWED: readonly Allowed[] = [
  { what: 'news', by: 'later', why: 'the counter of those who read an article' },
  { what: 'data_requests', by: ['exportPersonalData'], why: 'that somebody asked for what is held about them' },
  { what: 'credential_statuses', by: ['getCredential'], why: 'the place in the list, given once to each report' },
  { what: 'shares', by: ['getSharedPdf'], why: 'that the PDF was taken by the link' },
  { what: 'share_views', by: ['getSharedPdf'], why: 'what its holder sees of those who opened it' },
  { what: 'look_up_choices', by: ['lookUpReport'], why: 'when the holder was told of a look-up last' },
  { what: 'order mail.looked-up', by: ['lookUpReport'], why: 'telling the holder' },
  { what: 'order receipt.render', by: ['openReceipt'], why: 'drawn when somebody asks, and kept for an hour or two' },
  { what: 'order sample.render', by: ['getSampleReport'], why: 'drawn when somebody asks first' },
];
/** Where what is drawn when somebody asks is kept. */
const DRAWN = /^(?:receipts|samples?)\//;

/** Nobody else in the walk reads this one. */
const FIRST_USER = 1;

let server: RunningServer;
let callers: Readonly<Record<string, PortalClient>>;
let operations: ListedOperation[];
/** Whole addresses, for what is not found by an id. */
let addresses: Readonly<Record<string, readonly string[]>>;
let certificateId: number;

async function done(client: PortalClient, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const answer = await resource<{ id: number; version: number }>(client, method, path, body ? { body } : {});
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const one = async <Row>(statement: string) => (await rowsOf<Row>(server.database, statement))[0];

beforeAll(async () => {
  server = await startServer();
  const [admin, anyone] = [await signIn(server.url, ADMIN), new PortalClient(server.url)];
  await walkConfirmations(server, admin, await registerStudent(server), anyone, done);
  const { student: holder, id, number } = await makeHolder(server, admin, { passport: 'W1' });
  certificateId = id;
  const share = await makeShare(holder, id, { download: true });
  const opened = await resource<{ pdfUrl: string; photoUrl: string }>(anyone, 'POST', `shared/${tokenOf(share)}/open`, {
    body: {},
  });
  const report = await holder.post<{ file_url: string }>('/api/cert/download', { id });
  const { client: member } = await newMember(server, admin);
  const key = new PortalClient(server.url, (await newKey(admin, (await newIntegrator(admin)).id)).key);
  await moreRecords(admin, anyone, key);
  callers = { anonymous: anyone, holder, member, key, administrator: admin };
  const record = await holder.get<{ avatar: string; passport_photos: string[] }>('/api/cert/detail', { id });
  addresses = {
    getReportPdfByLink: [report.data.file_url],
    getSharedPdf: [opened.body.pdfUrl],
    getSharedPhoto: [opened.body.photoUrl],
    getFile: [record.data.avatar, ...record.data.passport_photos],
    getFileReading: record.data.passport_photos.map((url) => `/api/v1/files/${url.split('/').at(-1)}/reading`),
    checkReport: [`/api/v1/reports/check/${number}`],
    checkReportHash: [`/api/v1/reports/check-hash/${(await hashOf(number))?.hash}`],
    lookUpReport: [`/api/studentinfo/search?${new URLSearchParams({ ...HOLDER, passport: 'W1' })}`],
    getStatusList: ['/api/v1/status-lists/1'],
  };
  operations = operationsOf(await readDocument(server.url)).filter(({ method }) => method === 'GET');
});

afterAll(() => server.dispose());

/** What was ordered after so many orders. */
const ordered = (after: number) =>
  rowsOf<{ id: number; name: string }>(server.database, 'SELECT id, name FROM jobs WHERE id > ? ORDER BY id', [after]);

const hashOf = (number: string) =>
  one<{ hash: string }>(`SELECT pdf_sha256 AS hash FROM reports WHERE number = '${number}'`);

/** One of each kind that there is to read and that neither the holder nor the demonstration has. */
async function moreRecords(admin: PortalClient, anyone: PortalClient, key: PortalClient): Promise<void> {
  const company = await done(admin, 'POST', 'companies', { name: 'Read', region: 'Johor' });
  const place = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
  const [first, second] = [
    await done(admin, 'POST', 'universities', { name: 'Read One', ...place }),
    await done(admin, 'POST', 'universities', { name: 'Read Two', ...place }),
  ];
  const sides = { university1Id: first.id, university2Id: second.id };
  await done(admin, 'POST', 'cooperations', { ...sides, name: 'Read', region: 'Johor' });
  await done(admin, 'POST', 'agents', { companyId: company.id, universityId: first.id });
  await done(admin, 'POST', 'news', { title: 'Read', content: '<p>Read</p>' });
  await done(admin, 'POST', 'mail-domains', { universityId: first.id, domain: 'read.example' });
  const words = ['En', 'Cn', 'Ms'].flatMap((language) => [
    [`title${language}`, 'Blurred'],
    [`text${language}`, 'Please scan it again.'],
  ]);
  await done(admin, 'POST', 'rejection-reasons', Object.fromEntries(words));
  const wish = { organisation: 'Read', person: 'Lim', email: 'read@asked.example', purpose: 'Reading.', volume: '100' };
  await done(anyone, 'POST', 'access-requests', { ...wish, consent: true });
  const mail = await server.mailTo(wish.email, ({ text }) => /\/access\/confirm\?/.test(text ?? ''));
  const token = /access\/confirm\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  await done(anyone, 'POST', 'access-requests/confirm', { token });
  const hook = { url: 'https://contoh.invalid/hook', events: ['report.withdrawn'] };
  await done(key, 'POST', 'webhooks', hook);
  const items = Array.from({ length: 101 }, () => ({ number: 'MYV-00000-00000-00000', claims: { name: 'Read' } }));
  const check = await done(key, 'POST', 'report-checks', { items });
  await waitFor('the check', async () => {
    const progress = await done(key, 'GET', `report-checks/${check.id}`);
    return (progress as { state?: string }).state === 'finished';
  });
  inData(server, (data) =>
    data
      .prepare(
        `INSERT INTO proposals (action, certificate_id, report_id, version, corrections, reason, proposed_by, proposed_at, state)
         SELECT 'correct', certificate_id, id, 1, '{}', 'Misspelt', 999, 0, 'proposed' FROM reports`,
      )
      .run(),
  );
}

/** The addresses to ask an operation by. */
async function addressesOf({ operationId = '', path, parameters = [] }: ListedOperation): Promise<readonly string[]> {
  const known = addresses[operationId];
  if (known) return known;
  const inPath = path.includes('{id}');
  if (!inPath && !parameters.some(({ name, required }) => name === 'id' && required)) return [path];
  const id = await idFor(path);
  return [inPath ? path.replace('{id}', String(id)) : `${path}?id=${id}`];
}

/** The newest record of the noun that an address names. */
async function idFor(path: string): Promise<number | string> {
  if (/\/(?:certificates|payments|cert)\//.test(path)) return certificateId;
  const noun = path.startsWith('/api/v1/') ? (path.split('/')[3] ?? '') : (path.split('/')[2] ?? '');
  const plural = { university: 'universities', company: 'companies' }[noun] ?? noun.replaceAll('-', '_');
  const found = await one<{ id: number | string }>(`SELECT id FROM ${plural} ORDER BY id DESC LIMIT 1`);
  if (!found) throw new Error(`nothing to read: ${path}`);
  return found.id;
}

/** Until a read after all others stands in the trail, and what else is gathered is written. */
async function noted(): Promise<void> {
  const { id } = await done(callers.administrator as PortalClient, 'GET', `users/${FIRST_USER}`);
  const event = `SELECT id FROM audit_events WHERE action = 'record.read' AND subject_type = 'user' AND subject_id = '${id}'`;
  await waitFor('the last read', () => one(event));
  await waitFor('the counter of readers', () => one("SELECT id FROM news WHERE title = 'Read' AND watch_number > 0"));
}

it('no GET changes anything but what it counts', async () => {
  await jobsDone(server);
  const print = () => printTables(server, Object.keys(LEFT_OUT));
  const files = await server.storedKeys();
  const changed: { readonly by: string; readonly what: string }[] = [];
  const answered = new Set<string>();
  let last = print();
  let orders = (await ordered(0)).at(-1)?.id ?? 0;
  const compare = async (by: string) => {
    const now = print();
    changed.push(...changedTables(last, now).map((table) => ({ by, what: table })));
    last = now;
    for (const { id, name } of await ordered(orders)) {
      changed.push({ by, what: `order ${name}` });
      orders = id;
    }
  };
  expect(last.size).toBeGreaterThan(60);
  for (const operation of operations) {
    const name = operation.operationId ?? operation.name;
    for (const address of await addressesOf(operation)) {
      for (const client of Object.values(callers)) {
        const answer = await client.raw(address.replace(server.url, ''));
        await answer.arrayBuffer();
        if (answer.ok) answered.add(name);
      }
    }
    await compare(name);
  }
  await noted();
  await jobsDone(server);
  await compare('later');
  expect(operations.map(({ operationId = '' }) => operationId).filter((name) => !answered.has(name))).toEqual([]);
  const isAllowed = (one: (typeof changed)[number]) =>
    ALLOWED.some(({ what, by }) => what === one.what && (by === 'later' || by.includes(one.by)));
  expect(changed.filter((one) => !isAllowed(one))).toEqual([]);
  expect(ALLOWED.filter(({ what }) => !changed.some((one) => one.what === what))).toEqual([]);
  const stored = await server.storedKeys();
  expect(stored.filter((key) => !DRAWN.test(key))).toEqual(files.filter((key) => !DRAWN.test(key)));
});
