import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { completeForm, type PortalCertificate, registerStudent } from './applicant.js';
import type { PortalClient } from './portal.js';
import { record } from './records.js';
import type { RunningServer } from './server.js';
import { inData } from './server-data.js';
import type { WaitingDatabase } from './waiting-database.js';
import { unzip } from './zip.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** An answer of the resource API. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export async function call<T = Record<string, unknown>>(
  client: PortalClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await client.raw(path, { method, headers: { ...type, ...headers }, ...sent });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
}

export interface Exported {
  readonly entries: ReadonlyMap<string, Buffer>;
  readonly text: string;
  readonly data: Record<string, unknown> & {
    readonly certificates: Array<Record<string, unknown>>;
    readonly reports: Array<Record<string, unknown>>;
    readonly files: Array<Record<string, unknown>>;
    readonly sessions: Array<Record<string, unknown>>;
    readonly consents: Array<Record<string, unknown>>;
    readonly auditEvents: Array<Record<string, unknown>>;
  };
}

export async function takeExport(client: PortalClient): Promise<Exported> {
  const answer = await client.raw('/api/v1/me/export');
  if (answer.status !== 200) throw new Error(`no export: ${answer.status} ${await answer.text()}`);
  const entries = await unzip(Buffer.from(await answer.arrayBuffer()));
  const text = entries.get('data.json')?.toString() ?? '';
  return { entries, text, data: JSON.parse(text) as Exported['data'] };
}

interface Kept {
  readonly what: string;
  readonly reportNumber: string | null;
  readonly description: string;
  readonly reason: string;
  readonly until: string | null;
}

export interface Erasure {
  readonly erasedAt: string;
  readonly removedRecords: number;
  readonly kept: Kept[];
}

export const erase = <T = Erasure>(who: PortalClient, body: unknown, headers = {}) =>
  call<T>(who, 'POST', '/api/v1/me/erase', body, headers);

export type Student = Awaited<ReturnType<typeof registerStudent>>;

/** A student with one record of each status; the report of the verified one is ready. */
export async function studentWithHistory(server: RunningServer, officer: PortalClient, email?: string) {
  const student = email ? await registerStudent(server, email) : await registerStudent(server);
  const draft = await record(student, 'add', await completeForm(student));
  const waiting = await record(student, 'add-apply', await completeForm(student));
  const turnedDown = await record(student, 'add-apply', await completeForm(student));
  await officer.post('/api/cert/reject', { ids: [turnedDown.id], reject_reason: 'Too blurred' });
  const applied = await record(student, 'add-apply', await completeForm(student));
  const verified = await record(officer, 'update-auth', { id: applied.id, version: applied.version });
  await server.mailTo(student.email, (mail) => /MYV-/.test(mail.text ?? ''));
  return { student, draft, waiting, turnedDown, verified };
}

export function reportNumber({ verifi_no: number }: PortalCertificate): string {
  if (!number) throw new Error('the record has no report');
  return number;
}

/** Every file that the storage of a server holds, by its key. */
export function storedFiles(server: RunningServer): Promise<string[]> {
  return server.storedKeys();
}

/** The tables in which some text stands anywhere, each with how many rows hold it. */
export function tablesWith(server: RunningServer, text: string): Record<string, number> {
  return inData(server, (data) => {
    const listed = server.database.startsWith('sqlite:')
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name';
    const tables = data.prepare<[], { name: string }>(listed).all();
    const found = tables.map(({ name }) => [name, countIn(data, name, text)] as const);
    return Object.fromEntries(found.filter(([, count]) => count > 0));
  });
}

function countIn(data: WaitingDatabase, table: string, text: string): number {
  const rows = data.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`).all();
  return rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase())).length;
}

/** Works the retention periods once, as an operator does. @returns what was removed of each kind. */
export function sweep(server: RunningServer, env: Readonly<Record<string, string>> = {}): Record<string, number> {
  const { status, stdout, stderr } = spawnSync(process.execPath, nodeCommand('sweep'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...server.settings, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the sweep failed: ${stdout}${stderr}`);
  const lines = stdout.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(': ')).map(([kind, count]) => [kind, Number(count)]));
}
