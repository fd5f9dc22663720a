import {
  type ApiDocument,
  bodySchema,
  type ListedOperation,
  operationsOf,
  readDocument,
} from '../support/api-document.js';
import { type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let document: ApiDocument;
let operations: ListedOperation[];

beforeAll(async () => {
  server = await startServer();
  document = await readDocument(server.url);
  operations = operationsOf(document);
});

afterAll(() => server.dispose());

/** The names of the operations for which this does not hold. */
const without = (holds: (operation: ListedOperation) => boolean) =>
  operations.filter((operation) => !holds(operation)).map(({ name }) => name);

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const PORTAL_CALLS = [
  'POST /api/user/send-email-code',
  'POST /api/user/login',
  'POST /api/user/register',
  'POST /api/user/reset-password',
  'POST /api/user/update',
  'POST /api/user/change-password',
  'POST /api/user/logout',
  'GET /api/user/info',
  'GET /api/studentinfo/search',
  'GET /api/university/list',
  'GET /api/cert/list',
  'GET /api/cert/detail',
  'GET /api/cert/pdf',
  'POST /api/cert/add',
  'POST /api/cert/add-apply',
  'POST /api/cert/add-auth',
  'POST /api/cert/update',
  'POST /api/cert/update-apply',
  'POST /api/cert/update-auth',
  'POST /api/cert/reject',
  'POST /api/cert/remove',
  'POST /api/cert/download',
  'POST /api/editor/uploadImg',
  'POST /api/file/upload',
];

describe('the API document', () => {
  it('is OpenAPI 3.1 and names every call of the specification that is built', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(PORTAL_CALLS));
  });

  it('gives every operation an id of its own, a title of one line and a tag', () => {
    // A verb, or a verb and what it is done to; a class or a number is no name.
    expect(without(({ operationId }) => /^[a-z]+([A-Z][a-z]+)*$/.test(operationId ?? ''))).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(without(({ summary = '' }) => /^[A-Z][^\n]{5,99}$/.test(summary))).toEqual([]);
    expect(without(({ tags }) => tags?.length === 1 && isText(tags[0]))).toEqual([]);
  });

  it('describes the success of every operation, with a schema and a text', () => {
    const success = ({ responses }: ListedOperation) => responses[200] ?? responses[201] ?? responses[202];
    expect(without((operation) => isText(success(operation)?.description))).toEqual([]);
    expect(
      without((operation) => Object.values(success(operation)?.content ?? {}).some(({ schema }) => schema)),
    ).toEqual([]);
    // Only what makes something under /api/v1 answers 201, and nothing answers both.
    expect(without(({ responses }) => !(responses[200] && responses[201]))).toEqual([]);
    expect(without(({ path, responses }) => path.startsWith('/api/v1/') || responses[201] === undefined)).toEqual([]);
  });

  it('describes the refusals of every operation', () => {
    const failures = ({ responses }: ListedOperation) =>
      Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(without((operation) => failures(operation).some((status) => status.startsWith('4')))).toEqual([]);
    expect(
      without(({ responses }) => Object.values(responses).every(({ description }) => isText(description))),
    ).toEqual([]);
    expect(
      without(({ method, responses }) => method === 'GET' || [400, 413, 415, 429].every((status) => responses[status])),
    ).toEqual([]);
    expect(without(({ security, responses }) => !security?.length || responses[401] !== undefined)).toEqual([]);
  });

  it('describes every body by its fields, and shows examples', () => {
    const bodies = operations.filter(({ requestBody }) => requestBody);
    expect(bodies.length).toBeGreaterThan(12);
    for (const operation of bodies) {
      const type = Object.keys(operation.requestBody?.content ?? {})[0] ?? '';
      const schema = bodySchema(document, operation, type);
      const fields = Object.entries(schema?.properties ?? {});
      // A bare list of ids has no fields.
      if (schema?.oneOf || schema?.type === 'array') continue;
      expect([operation.name, fields.length > 0]).toEqual([operation.name, true]);
      const shown = fields.some(([, field]) => field.example !== undefined || field.enum !== undefined);
      expect([operation.name, shown]).toEqual([operation.name, true]);
    }
    const bodiless = operations.filter(({ method, requestBody }) => method === 'POST' && !requestBody);
    expect(bodiless.map(({ name }) => name).sort()).toEqual([
      'POST /api/user/logout',
      'POST /api/user/organisation-sign-out',
      'POST /api/v1/access-requests/{id}/admit',
      'POST /api/v1/api-keys/{id}/revoke',
      'POST /api/v1/certificates/{id}/claim',
      'POST /api/v1/certificates/{id}/undo',
      'POST /api/v1/certificates/{id}/wallet-offers',
      'POST /api/v1/confirmations/{id}/cancel',
      'POST /api/v1/confirmations/{id}/send-again',
      'POST /api/v1/contacts/{id}/release',
      'POST /api/v1/data-requests/{id}/done',
      'POST /api/v1/integrator/api-keys/{id}/revoke',
      'POST /api/v1/integrator/members/{id}/remove',
      'POST /api/v1/integrator/members/{id}/send-invitation',
      'POST /api/v1/integrators/{id}/members/{userId}/remove',
      'POST /api/v1/integrators/{id}/members/{userId}/send-invitation',
      'POST /api/v1/jobs/{id}/retry',
      'POST /api/v1/mail-domains/{id}/release',
      'POST /api/v1/me/factors/recovery-codes',
      'POST /api/v1/proposals/{id}/release',
      'POST /api/v1/proposals/{id}/withdraw',
      'POST /api/v1/reports/{id}/reissue',
      'POST /api/v1/reports/{id}/render',
      'POST /api/v1/shares/{id}/stop',
      'POST /api/v1/users/{id}/address-change/release',
      'POST /api/v1/users/{id}/end-sessions',
      'POST /api/v1/users/{id}/remove-factors',
      'POST /api/v1/users/{id}/send-invitation',
      'POST /api/v1/users/{id}/send-password-reset',
      'POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/send-again',
      'POST /api/v1/webhooks/{id}/rotate-secret',
    ]);
  });

  it('names no operation that takes a session without saying how', () => {
    const guarded = operations.filter(({ security }) => security?.length);
    expect(guarded.length).toBeGreaterThan(14);
    const session = [{ bearer: [] }, { cookie: [] }];
    for (const { security, 'x-access': access } of guarded) {
      expect(security).toEqual(access?.startsWith('key:') ? [{ 'api-key': [] }, ...session] : session);
    }
  });

  it('knows every schema that it names', () => {
    const named = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(50);
    for (const name of new Set(named)) expect(document.components.schemas).toHaveProperty([name]);
  });
});

describe('the page of documents', () => {
  it('takes its scripts and styles from this origin alone', async () => {
    const answer = await fetch(`${server.url}/docs`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(html).toContain('<title>MyVerify API</title>');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    for (const [, attributes = '', text = ''] of scripts) {
      expect(text.trim()).toBe('');
      const source = /src=["']([^"']+)["']/.exec(attributes)?.[1] ?? '';
      const address = new URL(source, `${server.url}/docs`);
      expect(address.origin).toBe(server.url);
      const script = await fetch(address);
      expect([source, script.status, script.headers.get('content-type')]).toEqual([
        source,
        200,
        expect.stringContaining('javascript'),
      ]);
    }
    const styles = [...html.matchAll(/<link\b[^>]*href=["']([^"']+)["']/g)].map(
      ([, source = '']) => new URL(source, `${server.url}/docs`),
    );
    expect(styles.map(({ origin }) => origin)).toEqual(styles.map(() => server.url));
    expect(html).not.toMatch(/\son\w+=/);
  });
});
