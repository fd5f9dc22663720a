import { type ListedOperation, operationsOf, readDocument } from '../support/api-document.js';
import { completeForm, type PortalCertificate, registerStudent, scanPng } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { DescribedAnswers } from '../support/described-answers.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let operations: ListedOperation[];
let described: DescribedAnswers;
const seen = new Set<string>();
const problems: string[] = [];

beforeAll(async () => {
  server = await startServer();
  const document = await readDocument(server.url);
  operations = operationsOf(document);
  described = new DescribedAnswers(document);
});

afterAll(() => server.dispose());

/** The operation that a path belongs to: a path without parameters before one with. */
function operationOf(method: string, path: string): ListedOperation {
  const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const found = operations.filter((operation) => operation.method === method && matches(operation.path));
  const best = found.find((operation) => operation.path === path) ?? found[0];
  if (!best) throw new Error(`no operation for ${method} ${path}`);
  return best;
}

/** A client that holds each of its answers against the document. */
class WatchedClient extends PortalClient {
  override async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await super.raw(path, init);
    const operation = operationOf(init.method ?? 'GET', path.split('?')[0] ?? path);
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const body: unknown = type === 'application/json' ? await answer.clone().json() : await answer.clone().text();
    const problem = described.problemOf(operation, answer.status, type, body);
    seen.add(`${operation.name} ${answer.status}`);
    if (problem) problems.push(`${operation.name} ${answer.status}: ${problem}`);
    return answer;
  }
}

const watched = (client: PortalClient) => new WatchedClient(server.url, client.token);

/** The main job; the other resources are held to the document where they are tested. */
const WALKED =
  /^\/(health|api\/(user|cert|file|editor|report|studentinfo)\b|api\/university\/list$|api\/v1\/reports\/check)/;

describe('the answers of a walk through the service', () => {
  it('are what the document says, accounts', async () => {
    const anyone = new WatchedClient(server.url);
    const [email, password] = ['walk@example.com', 'Secret-2026'];
    await anyone.post('/api/user/send-email-code', { email });
    await anyone.post('/api/user/send-email-code', { email });
    await anyone.post('/api/user/send-email-code', {});
    const code = await freshCode(server, email);
    await anyone.post('/api/user/register', { email, password, checkPwd: password, code });
    await anyone.post('/api/user/register', { email, password, checkPwd: password, code });
    await anyone.post('/api/user/reset-password', { email, password, checkPwd: password, code });
    await anyone.post('/api/user/login', { email, password: 'Wrong-2026' });
    await anyone.post('/api/user/login', {});
    await anyone.post('/api/user/login', { email, password });
    const student = watched(await signIn(server.url, { email, password }));
    await student.get('/api/user/info');
    await anyone.get('/api/user/info');
    await student.post('/api/user/update', { name: '王小明', gender: 'Male', birth: '2001-04-30' });
    await student.post('/api/user/update', { gender: 'x', birth: 'x', name: 7 });
    await student.post('/api/user/change-password', { userId: 1, oldPassword: password, newPassword: 'Better-2026' });
    await student.post('/api/user/change-password', {});
    const { data } = await student.get<{ id: number }>('/api/user/info');
    const change = { userId: data.id, oldPassword: password, newPassword: 'Better-2026' };
    await student.post('/api/user/change-password', { ...change, oldPassword: 'Wrong-2026' });
    await student.post('/api/user/change-password', change);
    await student.post('/api/user/update', {});
    const reset = await freshCode(server, email, 'reset');
    await anyone.post('/api/user/reset-password', { email, password, checkPwd: password, code: reset });
    const again = watched(await signIn(server.url, { email, password }));
    await again.post('/api/user/logout');
    await again.post('/api/user/logout');
    expect(problems).toEqual([]);
  });

  it('are what the document says, certificates, files and reports', async () => {
    const anyone = new WatchedClient(server.url);
    const student = await registerStudent(server);
    const owner = watched(student);
    const officer = watched(await signIn(server.url, ADMIN));
    await owner.upload('passport', 'x.png', await scanPng());
    await owner.upload('passport', 'x.png', Buffer.from('x'));
    await owner.upload('no such kind', 'x.png', await scanPng());
    const { url } = (await owner.upload('avatar', 'x.png', await scanPng(), '/api/editor/uploadImg')).data;
    await owner.raw(url);
    await anyone.raw(url);
    await anyone.raw('/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e');
    const form = await completeForm(student);
    const draft = await owner.post<PortalCertificate>('/api/cert/add', { name: 'Draft' });
    await owner.post('/api/cert/add', { birth: 'x', gender: 'x' });
    await owner.post('/api/cert/add-apply', {});
    await owner.post('/api/cert/add-auth', form);
    await owner.post('/api/cert/update', { id: draft.data.id, version: 1, name: 'Other' });
    await owner.post('/api/cert/update', { id: draft.data.id, version: 1, name: 'Late' });
    await owner.post('/api/cert/update', { id: 999_999 });
    await owner.get('/api/cert/list');
    await owner.get('/api/cert/list', { page_index: 1001 });
    await owner.get('/api/cert/detail', { id: draft.data.id });
    await owner.get('/api/cert/detail', { id: 999_999 });
    await owner.post('/api/cert/remove', { ids: [draft.data.id] });
    await owner.post('/api/cert/remove', {});
    const applied = await owner.post<PortalCertificate>('/api/cert/add-apply', form);
    const { id } = applied.data;
    await officer.get('/api/cert/list', { name: 'x' });
    await officer.post('/api/cert/reject', { ids: [id], reject_reason: 'Blurred' });
    await officer.post('/api/cert/reject', { ids: [id] });
    await owner.post('/api/cert/update-apply', { id });
    await owner.post('/api/cert/download', { id });
    await officer.post('/api/cert/update-auth', { id });
    await officer.post('/api/cert/update-auth', { id });
    await officer.post('/api/cert/add-auth', {});
    await officer.post('/api/cert/add-auth', { ...(await completeForm(officer)), email: 'mei@example.com' });
    await officer.post('/api/cert/remove', { ids: [id] });
    await officer.post('/api/cert/add-apply', {});
    await anyone.post('/api/cert/add', {});
    await anyone.get('/api/cert/list');
    await anyone.upload('passport', 'x.png', Buffer.from('x'));
    await owner.post('/api/cert/download', { id: 999_999 });
    await owner.post('/api/cert/download', {});
    await server.mailTo(student.email, (mail) => /MYV-/.test(mail.text ?? ''));
    const download = await owner.post<{ file_url: string }>('/api/cert/download', { id });
    await anyone.raw(download.data.file_url);
    await anyone.raw(`${download.data.file_url}x`);
    await owner.raw(`/api/cert/pdf?id=${id}`);
    await owner.raw('/api/cert/pdf?id=x');
    const { data } = await owner.get<PortalCertificate>('/api/cert/detail', { id });
    await anyone.raw(`/api/v1/reports/check/${data.verifi_no}`);
    await anyone.raw('/api/v1/reports/check/MYV-00000-00000-00000');
    await anyone.raw('/api/v1/reports/check/1');
    const { name, passport, birth } = form;
    await anyone.get('/api/studentinfo/search', { name, passport, birth });
    await anyone.get('/api/studentinfo/search', { name, passport, birth: '2001-05-01' });
    await anyone.get('/api/studentinfo/search', {});
    expect(problems).toEqual([]);
  });

  it('are what the document says, everything else', async () => {
    const anyone = new WatchedClient(server.url);
    await anyone.get('/api/university/list', { page_index: 1 });
    await anyone.get('/api/university/list', { currentPage: 1 });
    await anyone.get('/api/university/list', { nature: 'x', page_size: 0 });
    await anyone.raw('/health/live');
    await anyone.raw('/health/ready');
    expect(problems).toEqual([]);
  });

  it('came from every operation, in success and in most refusals', () => {
    const walked = operations.filter(({ path }) => WALKED.test(path));
    expect(walked.length).toBeGreaterThanOrEqual(29);
    const silent = walked.filter(({ name }) => !seen.has(`${name} 200`)).map(({ name }) => name);
    expect(silent).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(70);
  });
});
