import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@myverify/api-client/api-error';
import { EMPTY_APPLICATION, toBody } from './application';
import type { Sent } from './draft-autosave';
import type { CertificateRecord, Sending, Verb } from './queries';
import { keptFromSending } from './send-guard';
import { isDoneBy, mayBeTwice, sendOnce, toldOf } from './send-once';

const aSending = (major: string, verb: Verb = 'save'): Sending => ({
  verb,
  target: null,
  body: toBody({ ...EMPTY_APPLICATION, major }),
});

const failure = (status: number, reason: string) => new ApiError({ status, reason, message: '' });

/** A service that takes the first under a key, and loses as many answers as it is told. */
function rig() {
  const made: string[] = [];
  const known = new Map<string, { written: string; record: CertificateRecord | ApiError }>();
  const rigged = {
    made,
    keys: new Set<string>(),
    lose: 0,
    /** Requests that do not even arrive. */
    drop: 0,
    refuse: null as ApiError | null,
    note: {
      sent: null as Sent | null,
      sends(sent: Sent | null) {
        // As it is kept: by way of JSON.
        this.sent = JSON.parse(JSON.stringify(sent));
      },
    },
    send: async (sending: Sending, key: string): Promise<CertificateRecord> => {
      rigged.keys.add(key);
      if (rigged.drop-- > 0) throw failure(0, 'unreachable');
      const written = JSON.stringify(sending);
      const first = known.get(key);
      if (first && first.written !== written) throw failure(422, 'idempotency_mismatch');
      const record =
        first?.record ?? rigged.refuse ?? ({ id: made.push(String(sending.body.major)) } as CertificateRecord);
      known.set(key, { written, record });
      if (rigged.lose-- > 0) throw failure(0, 'unreachable');
      if (record instanceof ApiError) throw record;
      return record;
    },
    once: (sending: Sending) => sendOnce(sending, rigged.note, rigged.send),
  };
  return rigged;
}

it('does the same once, however many answers are lost, and forgets the key with the answer', async () => {
  const service = rig();
  service.lose = 2;
  for (let lost = 0; lost < 2; lost++) await expect(service.once(aSending('Law'))).rejects.toMatchObject({ status: 0 });
  expect(await service.once(aSending('Law'))).toMatchObject({ record: { id: 1 } });
  expect([service.made, service.keys.size, service.note.sent]).toEqual([['Law'], 1, null]);
  await service.once(aSending('Law'));
  expect([service.made, service.keys.size]).toEqual([['Law', 'Law'], 2]);
});

it('tells which of several it was that arrived, and does no other', async () => {
  const service = rig();
  service.drop = 1;
  await expect(service.once(aSending('Law'))).rejects.toMatchObject({ status: 0 });
  service.lose = 1;
  await expect(service.once(aSending('Physics'))).rejects.toMatchObject({ status: 0 });
  const { by } = await service.once(aSending('Chemistry', 'apply'));
  expect(by).toEqual(aSending('Physics'));
  expect([service.made, service.keys.size, service.note.sent]).toEqual([['Physics'], 1, null]);
});

it('does what was changed since where nothing had arrived, or what had was refused', async () => {
  const service = rig();
  service.drop = 1;
  await expect(service.once(aSending('Law'))).rejects.toMatchObject({ status: 0 });
  expect((await service.once(aSending('Physics'))).by).toEqual(aSending('Physics'));
  service.refuse = failure(400, 'invalid_input');
  service.lose = 1;
  await expect(service.once(aSending('Bad'))).rejects.toMatchObject({ status: 0 });
  service.refuse = null;
  expect((await service.once(aSending('Good'))).by).toEqual(aSending('Good'));
  expect(service.made).toEqual(['Physics', 'Good']);
});

it.each([
  [401, 'no_session'],
  [429, 'too_many_requests'],
  [409, 'in_progress'],
  [409, 'already_done'],
  [503, 'unavailable'],
])('keeps the key over %d %s', async (status, reason) => {
  const service = rig();
  await expect(
    sendOnce(aSending('Law'), service.note, async () => Promise.reject(failure(status, reason))),
  ).rejects.toThrow();
  const kept = service.note.sent;
  await service.once(aSending('Law'));
  expect([...service.keys]).toEqual([kept?.key]);
});

it('knows what has been done already', () => {
  const law = aSending('Law');
  expect(isDoneBy(law, { ...law, target: { id: 1, version: 2 } })).toBe(true);
  expect(isDoneBy(law, aSending('Law', 'apply'))).toBe(false);
  expect(isDoneBy(law, aSending('Physics'))).toBe(false);
});

describe('once a day has gone by without an answer', () => {
  const NOON = Date.parse('2026-11-25T12:00:00Z');
  const HOUR = 3_600_000;
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => void jest.useRealTimers());

  it('a new record might be made twice, however often it was tried since', async () => {
    const service = rig();
    service.lose = 1;
    await expect(service.once(aSending('Law'))).rejects.toMatchObject({ status: 0 });
    jest.setSystemTime(NOON + 22 * HOUR);
    expect(service.note.sent && mayBeTwice(service.note.sent)).toBe(false);
    service.drop = 1;
    await expect(service.once(aSending('Law'))).rejects.toMatchObject({ status: 0 });
    jest.setSystemTime(NOON + 23 * HOUR);
    expect(service.note.sent && mayBeTwice(service.note.sent)).toBe(true);
  });

  it('it is kept back once, and then sent under a new key', async () => {
    const { note } = rig();
    const kept = () => keptFromSending({ isHeld: false, filesUnderWay: 0, note });
    note.sends({ key: 'a', at: NOON - 22 * HOUR, tried: [aSending('Law')] });
    expect([kept(), note.sent?.key]).toEqual([null, 'a']);
    note.sends({ key: 'a', at: NOON - 23 * HOUR, tried: [aSending('Law')] });
    expect(keptFromSending({ isHeld: true, filesUnderWay: 0, note })).toBe('held');
    expect(keptFromSending({ isHeld: false, filesUnderWay: 1, note })).toBe('wait');
    expect([kept(), kept(), note.sent]).toEqual(['sentLongAgo', null, null]);
  });

  it('a change is not made twice; what says no time may be of any', () => {
    const law = aSending('Law');
    expect(mayBeTwice({ key: 'a', at: 0, tried: [{ ...law, target: { id: 1, version: 2 } }] })).toBe(false);
    expect(mayBeTwice({ key: 'a', tried: [law] })).toBe(true);
  });
});

it('tells of a verification only where the record is verified by it', () => {
  expect(toldOf('authenticate', { cert_status: 'Verified' })).toBe('authenticate');
  expect(toldOf('authenticate', { cert_status: 'Verifying' })).toBe('proposed');
  expect(toldOf('authenticate', { cert_status: 'Unverified' })).toBe('proposed');
  expect([toldOf('save', { cert_status: 'Unverified' }), toldOf('reject', null)]).toEqual(['save', 'reject']);
});
