import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeForm } from '../support/applicant.js';
import { AskedOffices } from '../support/asked-offices.js';
import { by, page } from '../support/certificate-resource.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resourceClient } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { makeHolder, makeShare } from '../support/shared.js';
import { rowsOf } from '../support/tables.js';

// `ra-data-simple-rest` as it is published, on all that the API lists: what is added later is read here by itself.
const UNIVERSITY = 'Universiti Malaya (reads)';
/** What is read as a list alone, by what it is sorted. */
const LISTS_ALONE: Readonly<Record<string, string>> = { 'pending-seals': 'issuedAt', reviewers: 'name' };

interface Operation {
  readonly parameters?: readonly { readonly name?: string }[];
}
const DOCUMENT = join(import.meta.dirname, '../../api-client/openapi.json');
const { paths }: { paths: Readonly<Record<string, { readonly get?: Operation }>> } = JSON.parse(
  readFileSync(DOCUMENT, 'utf8'),
);
const takesRange = ({ get }: { readonly get?: Operation }) =>
  get?.parameters?.some(({ name }) => name === 'range') ?? false;
const LISTED = Object.entries(paths)
  .filter(([path, operations]) => !path.includes('{') && takesRange(operations))
  .map(([path]) => path.replace('/api/v1/', ''));

type Provider = ReturnType<typeof resourceClient>;

let server: RunningServer;
let admin: Provider;
let student: Provider;

beforeAll(async () => {
  server = await startServer();
  const officer = await signIn(server.url, ADMIN);
  admin = resourceClient(officer);
  const offices = await AskedOffices.make(server, officer, UNIVERSITY);
  const holder = await makeHolder(server, officer, { university: UNIVERSITY });
  student = resourceClient(holder.student);
  await makeShare(holder.student, holder.id);
  await AskedOffices.consent(holder.student);
  const applied = await record(holder.student, 'add-apply', {
    ...(await completeForm(holder.student)),
    university: UNIVERSITY,
  });
  await offices.record(applied.id, 'university', ['name']);
  await newKey(officer, (await newIntegrator(officer)).id);
  const reason = { titleEn: 'Blurred', titleCn: '模糊', titleMs: 'Kabur', textEn: 'x', textCn: 'x', textMs: 'x' };
  await admin.create('rejection-reasons', { data: reason });
  const asked = { pagination: page(1), sort: by('id'), filter: { name: UNIVERSITY } };
  const [university] = (await admin.getList('universities', asked)).data;
  await admin.create('mail-domains', { data: { domain: 'um.example', universityId: university?.id } });
  await insert('data_requests', { user_id: 1, kind: 'export', asked_at: Date.now(), due_at: Date.now() });
  const asks = { organisation: 'Kolej', person: 'Lim', email: 'lim@kolej.example', purpose: 'Hiring.', volume: '1000' };
  const times = { created_at: Date.now(), ends_at: Date.now() + 86_400_000 };
  await insert('access_requests', { ...asks, language: 'en', state: 'asked', ...times });
  const proposal = { action: 'approve', certificate_id: applied.id, version: 1, corrections: '{}', state: 'proposed' };
  await insert('proposals', { ...proposal, proposed_by: 1, proposed_at: Date.now() });
});

afterAll(() => server.dispose());

function insert(table: string, row: Readonly<Record<string, string | number>>): Promise<unknown> {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return rowsOf(server.database, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, Object.values(row));
}

const isOne = (name: string) => !(name in LISTS_ALONE);
const listOf = (name: string, field: string) =>
  (name === 'shares' ? student : admin).getList(name, { pagination: page(3), sort: by(field), filter: {} });

it.each(LISTED.filter(isOne))('%s are read by their list, by their ids and one by one', async (name) => {
  const provider = name === 'shares' ? student : admin;
  const { data, total } = await listOf(name, 'id');
  expect(data.length).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(data.length);
  const ids = data.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  const { data: some } = await provider.getMany(name, { ids });
  expect(some.sort((one, other) => Number(one.id) - Number(other.id))).toEqual(data);
  expect((await provider.getOne(name, { id: ids[0] ?? 0 })).data).toMatchObject({ id: ids[0] });
});

it.each(Object.entries(LISTS_ALONE))('%s are read by their list, sorted by %s', async (name, field) => {
  const { data, total } = await listOf(name, field);
  expect(total).toBe(data.length);
  const keys = data.map((row) => String(row[field]));
  expect(keys).toEqual([...keys].sort());
});
