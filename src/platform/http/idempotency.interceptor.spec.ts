import { AsyncResource } from 'node:async_hooks';
import { type CallHandler, type ExecutionContext, HttpException, StreamableFile } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { defer, lastValueFrom } from 'rxjs';
import { type FreshStores, freshStores } from '../../../test/support/fresh-stores.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Open, SecretAnswer } from './access.js';
import { IdempotencyGate } from './idempotency.gate.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import type { ReplayAuthorizer } from './replay.authorizer.js';

const USER = { user: { userId: 7 } };
const JSON_TYPE = 'application/json; charset=utf-8';

class Operations {
  usual(): void {}
  @SecretAnswer()
  secret(): void {}
  @Open()
  open(): void {}
}

class Reply {
  statusCode = 201;
  readonly headers: Record<string, string> = {};
  getHeader = (name: string) => this.headers[name];
  header(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
    return this;
  }
  type = (value: string) => this.header('content-type', value);
  status(code: number) {
    this.statusCode = code;
    return this;
  }
}

describe('an operation with an idempotency key', () => {
  let stores: FreshStores;
  let interceptor: IdempotencyInterceptor;
  let allowed: () => Promise<void>;

  beforeEach(async () => {
    stores = await freshStores();
    const { idempotencyKeys } = stores;
    allowed = async () => undefined;
    interceptor = new IdempotencyInterceptor(
      new IdempotencyGate(idempotencyKeys, stores.clock),
      idempotencyKeys,
      { of: (content) => [content] },
      new Reflector(),
      { authorize: () => allowed() } as Partial<ReplayAuthorizer> as ReplayAuthorizer,
    );
  });

  /** Sends the same request; a new one each time where no key is given. */
  async function send(
    work: () => unknown,
    { operation = 'usual', key = 'k', body = {}, by = USER as object, match = '', location = '' } = {},
  ) {
    const reply = new Reply();
    if (location !== '') reply.header('Location', location);
    const request = {
      id: 'a request',
      method: 'POST',
      url: '/api/v1/things',
      headers: { 'idempotency-key': key, ...(match === '' ? {} : { 'if-match': match }) },
      ...by,
      body,
      isMultipart: () => false,
    };
    const context = {
      getHandler: () => Operations.prototype[operation as keyof Operations],
      getClass: () => Operations,
      switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }),
    } as unknown as ExecutionContext;
    // As Nest does: what is handled belongs to where it is asked for.
    const next: CallHandler = { handle: () => defer(AsyncResource.bind(async () => work())) };
    const value = await lastValueFrom(await interceptor.intercept(context, next));
    return { value, status: reply.statusCode, headers: reply.headers };
  }
  const never = () => {
    throw new Error('this is done a second time');
  };
  const effect = () => stores.unitOfWork.run(async (tx) => tx.outbox.add('mail.code', { codeId: 1 }));
  const failing = (error: unknown) => () => {
    throw error;
  };

  it('is done once, and answered again as it was', async () => {
    expect(await send(() => ({ id: 1 }))).toEqual({ value: { id: 1 }, status: 201, headers: {} });
    expect(await send(never)).toEqual({
      value: '{"id":1}',
      status: 201,
      headers: { 'content-type': JSON_TYPE, 'idempotency-replayed': 'true', 'cache-control': 'no-store' },
    });
    expect(await send(() => undefined, { key: 'nothing' })).toMatchObject({ value: undefined });
    expect(await send(never, { key: 'nothing' })).toMatchObject({ value: undefined, status: 201 });
  });

  it('tells again where what it has begun is told of', async () => {
    const location = '/api/v1/report-checks/7';
    await send(() => ({ id: 7 }), { location });
    expect(await send(never)).toMatchObject({ value: '{"id":7}', headers: { location } });
    await send(() => undefined, { key: 'nothing', location });
    expect(await send(never, { key: 'nothing' })).toMatchObject({ value: undefined, headers: { location } });
  });

  it('is done once for each API key, and for a member by their session', async () => {
    const program = (keyId: number) => ({ by: { user: null, apiKey: { keyId } } });
    expect(await send(() => 1)).toMatchObject({ value: 1 });
    expect(await send(() => 2, program(7))).toMatchObject({ value: 2, headers: {} });
    expect(await send(() => 3, program(8))).toMatchObject({ value: 3, headers: {} });
    expect(await send(never, program(7))).toMatchObject({ value: '2', headers: { 'idempotency-replayed': 'true' } });
    const member = { by: { ...USER, apiKey: { keyId: null, memberId: 7 } } };
    expect(await send(never, member)).toMatchObject({ value: '1' });
  });

  it('is refused for another body under the key, and for a key that is none', async () => {
    await send(() => ({ id: 1 }));
    await expect(send(never, { body: { name: 'x' } })).rejects.toMatchObject({ reason: 'idempotency_mismatch' });
    await expect(send(never, { key: 'a b' })).rejects.toMatchObject({ reason: 'invalid_input' });
  });

  it('is refused for another `If-Match` under the key, and known without one by what was kept of old', async () => {
    await send(() => 1, { match: '"1"' });
    expect(await send(never, { match: '"1"' })).toMatchObject({ value: '1' });
    for (const match of ['"2"', '']) {
      await expect(send(never, { match })).rejects.toMatchObject({ reason: 'idempotency_mismatch' });
    }
    const asKeptOfOld = JSON.stringify(['POST', '/api/v1/things', '{}']);
    const use = { callerId: 7, key: 'of-old', fingerprints: [asKeptOfOld] as [string] };
    const state = await stores.idempotencyKeys.take(use, 10_000, stores.clock.now());
    if (state.kind !== 'held') throw new Error('the key is new');
    const answer = { status: 200, contentType: JSON_TYPE, body: '5', uploadHash: null };
    await stores.idempotencyKeys.keep(state.held, answer);
    expect(await send(never, { key: 'of-old' })).toMatchObject({ value: '5' });
  });

  it('that fails gives its error again', async () => {
    const error = new DomainError('not_found', message('no_record'));
    await expect(send(failing(error))).rejects.toBe(error);
    const again = await send(never);
    expect(again).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    });
    expect(JSON.parse(String(again.value))).toMatchObject({ reason: 'not_found', requestId: 'a request' });
  });

  it.each([
    ['a defect', new Error('a defect')],
    ['a database that is away', new DomainError('unavailable', message('database_silent'))],
    ['a flood', new DomainError('too_many_requests', message('wait_seconds', { seconds: 1 }))],
    ['a failure of the framework', new HttpException('bad gateway', 502)],
  ])('may be tried again after %s', async (_, error) => {
    await expect(send(failing(error))).rejects.toBe(error);
    expect(await send(() => 'done')).toMatchObject({ value: 'done' });
  });

  it('keeps neither files nor secrets, but that they were made', async () => {
    const file = new StreamableFile(Buffer.from('x'));
    expect(await send(() => file, { key: 'file' })).toMatchObject({ value: file });
    expect(await send(() => file, { key: 'file' })).toMatchObject({ value: file });
    const make = () => effect().then(() => ({ pin: '123456' }));
    await send(make, { operation: 'secret' });
    await expect(send(never, { operation: 'secret' })).rejects.toMatchObject({ reason: 'already_done' });
  });

  it('is answered again only to whoever may have the answer now', async () => {
    await send(() => ({ id: 1 }));
    allowed = () => Promise.reject(new DomainError('forbidden', message('not_allowed')));
    await expect(send(never)).rejects.toMatchObject({ reason: 'forbidden' });
  });

  it('is done each time where anyone may call it', async () => {
    await send(() => 1, { operation: 'open' });
    expect(await send(() => 2, { operation: 'open' })).toMatchObject({ value: 2, headers: {} });
  });
});
