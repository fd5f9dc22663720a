import { SERVICE_ACCESS } from '../support/access-table.js';
import {
  type ApiDocument,
  bodySchema,
  type ListedOperation,
  operationsOf,
  readDocument,
} from '../support/api-document.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { CatalogKeeper } from '../support/catalog.js';
import { CONDITIONAL } from '../support/conditional-fields.js';
import { verified } from '../support/editions.js';
import { newMember, program } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

const JSON_TYPE = 'application/json';
type Fields = Readonly<Record<string, unknown>>;

let server: RunningServer;
let document: ApiDocument;
let operations: ListedOperation[];
let anyone: PortalClient;
let student: PortalClient;
let caller: PortalClient;
let member: PortalClient;
let officer: PortalClient;
/** A record that is there, by what its operations begin with. */
let records: Readonly<Record<string, number>>;
let form: Fields;
/** Of the certificate whose report is corrected. */
let version: number;

beforeAll(async () => {
  server = await startServer();
  document = await readDocument(server.url);
  operations = operationsOf(document);
  anyone = new PortalClient(server.url);
  student = await registerStudent(server);
  officer = await signIn(server.url, ADMIN);
  caller = await program(officer);
  const own = await newMember(server, officer);
  member = own.client;
  const keeper = new CatalogKeeper(officer);
  const [company, one, other] = [await keeper.company(), await keeper.university(), await keeper.university()];
  const { certificate, edition } = await verified(student, officer);
  ({ version } = certificate);
  const add = async (path: string, body: object) => {
    const answer = await officer.raw(path, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: number }).id;
  };
  form = await completeForm(student);
  records = {
    companies: company.cid,
    company: company.cid,
    universities: one.uid,
    university: one.uid,
    coo: (await keeper.cooperation(one.uid, other.uid)).cooid,
    cooperations: (await keeper.cooperation(other.uid, one.uid)).cooid,
    agents: await add('/api/v1/agents', { companyId: company.cid, universityId: one.uid }),
    news: await add('/api/v1/news', { title: 'A title', content: '<p>Text</p>' }),
    roles: await add('/api/v1/roles', { name: 'Readers', permissions: ['certificates.read'] }),
    users: await add('/api/v1/users', {
      email: 'one@staff.example',
      username: 'one.staff',
      roleId: 0,
    }),
    'rejection-reasons': await add('/api/v1/rejection-reasons', exampleOf('POST /api/v1/rejection-reasons')),
    shares: certificate.id,
    reports: edition.id,
    // What is wrong with a request is told before it is looked for.
    proposals: 1,
    confirmations: 1,
    signals: 1,
    'access-requests': 1,
    // A factor, which is nobody's here.
    me: 1,
    integrators: own.integratorId,
    // Of what is there of an integrator only lists are added to.
    integrator: 1,
    webhooks: (
      await resource<{ id: number }>(caller, 'POST', 'webhooks', {
        body: { url: 'https://contoh.example/hook', events: ['report.withdrawn'] },
      })
    ).body.id,
    cert: (await student.post<{ id: number }>('/api/cert/add', form)).data.id,
    certificates: (await student.post<{ id: number }>('/api/cert/add', form)).data.id,
  };
});

afterAll(() => server.dispose());

function exampleOf(name: string): Fields {
  const operation = operations.find((one) => one.name === name);
  const content = operation?.requestBody?.content?.[JSON_TYPE] as { example?: Fields } | undefined;
  return content?.example ?? {};
}

const demandsSession = ({ security }: ListedOperation) => (security?.length ?? 0) > 0;

function callerOf(operation: ListedOperation): PortalClient {
  if (operation['x-access']?.startsWith('key:')) return caller;
  if (operation['x-access'] === 'member') return member;
  if (!demandsSession(operation)) return anyone;
  const access = SERVICE_ACCESS[operation.name];
  if (!access) return officer;
  return (access.named.administrator ?? access.others) === 'may' ? officer : student;
}

/** The name of the record that an operation changes, as `records` has it. */
function recordOf({ path }: ListedOperation): number | undefined {
  if (path.endsWith('/shares') || path.includes('/look-ups')) return records.shares;
  const words = path.split('/');
  return records[words.at(-1) ?? ''] ?? records[words[2] === 'v1' ? (words[3] ?? '') : (words[2] ?? '')];
}

/** The body that the document shows, about records that are there. */
function bodyOf(operation: ListedOperation): Fields {
  const shown = exampleOf(operation.name);
  const id = recordOf(operation);
  const files = Object.fromEntries(Object.entries(form).filter(([name]) => name in shown));
  const names = operation.path.includes('/update/') ? ['id', 'cooid', 'cid', 'uid'] : ['id'];
  const ids = Object.fromEntries(names.filter((name) => name in shown).map((name) => [name, id]));
  const seen = operation.path.endsWith('/correct') ? { version } : {};
  return {
    ...shown,
    ...files,
    ...ids,
    ...seen,
    ...('ids' in shown ? { ids: [id], ...('seen' in shown ? { seen: [null] } : {}) } : {}),
  };
}

interface Answer {
  readonly status: number;
  readonly reason?: string;
  readonly errors: Readonly<Record<string, string>>;
}

async function send(operation: ListedOperation, body: Fields): Promise<Answer> {
  const path = operation.path
    .replace(/\{number\}/, 'MYV-00000-00000-00000')
    .replace(/\{[^}]+\}/g, String(recordOf(operation)));
  const init = { method: operation.method, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body) };
  const answer = await callerOf(operation).raw(path, init);
  const { data, ...own } = (await answer.json()) as { data?: Partial<Answer> | null } & Partial<Answer>;
  const said = operation.path.startsWith('/api/v1/') ? own : (data ?? {});
  return {
    status: answer.status,
    errors: {},
    ...(answer.ok ? {} : { reason: said.reason, errors: said.errors ?? {} }),
  } as Answer;
}

const without = (body: Fields, left: string): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
/** What a refusal says of the fields themselves. */
const faulty = ({ reason, errors }: Answer) =>
  /^(invalid_input|missing_fields)$/.test(reason ?? '') ? Object.keys(errors) : [];
const removes = ({ path }: ListedOperation) => /\/(remove|delete|withdraw)\b/.test(path);
/** What ends records comes last. */
const withBodies = () =>
  [...operations]
    .sort((one, other) => Number(removes(one)) - Number(removes(other)))
    .flatMap((operation) => {
      const schema = bodySchema(document, operation);
      return schema?.properties ? [{ operation, schema, required: schema.required ?? [] }] : [];
    });

it('says where the service is', () => {
  expect((document as unknown as { servers: unknown }).servers).toEqual([{ url: server.url }]);
});

it('says by a type of its own what may be null, as OpenAPI 3.1 asks', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.stringify(document)).not.toContain('"nullable"');
  expect(document.components.schemas.CertificateRowDto?.properties?.claim).toMatchObject({
    anyOf: expect.arrayContaining([{ type: 'null' }]),
  });
});

it('demands a session or says that none is needed, and so it is', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    if (operation.security === undefined) wrong.push(`${operation.name}: nothing is said of sessions`);
    const path = operation.path.replace(/\{[^}]+\}/g, '1');
    const init = operation.method === 'GET' ? {} : { headers: { 'content-type': JSON_TYPE }, body: '{}' };
    const answer = await anyone.raw(path, { method: operation.method, ...init });
    await answer.body?.cancel();
    if ((answer.status === 401) !== demandsSession(operation)) wrong.push(`${operation.name}: ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});

it('refuses a body without a field that is said to be required, and names the field', async () => {
  const wrong: string[] = [];
  for (const { operation, required } of withBodies()) {
    const body = bodyOf(operation);
    for (const field of required) {
      const answer = await send(operation, without(body, field));
      const refused = field === 'version' ? [400, 428] : [400];
      if (!refused.includes(answer.status) || !(field in answer.errors)) {
        wrong.push(`${operation.name} without ${field}: ${answer.status} ${JSON.stringify(answer.errors)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('asks for no field that is not said to be required', async () => {
  const wrong: string[] = [];
  for (const { operation, required } of withBodies()) {
    const body = bodyOf(operation);
    const least = Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
    const missed = faulty(await send(operation, least)).filter((field) => !required.includes(field));
    const known = CONDITIONAL[operation.name] ?? [];
    const surprising = missed.filter((field) => !known.includes(field));
    if (surprising.length > 0) wrong.push(`${operation.name} asks for ${surprising}`);
  }
  expect(wrong).toEqual([]);
});

it('says of all uploads which fields they need', () => {
  const required = Object.fromEntries(
    operations
      .filter(({ requestBody }) => requestBody?.content?.['multipart/form-data'])
      .map((operation) => [operation.path, bodySchema(document, operation, 'multipart/form-data')?.required]),
  );
  expect(required).toEqual({
    '/api/file/upload': ['kind', 'file'],
    '/api/editor/uploadImg': ['file'],
    '/api/v1/confirm/file': ['file', 'token'],
    '/api/v1/reports/check-file': ['file'],
  });
});
