import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (variables: Record<string, string> = {}) => readEnv({ DATA_DIR, ...variables }).retention;

test('things are kept for as long as the table says', () => {
  expect(read()).toEqual({
    sessions: 30,
    codes: 1,
    loginFailures: 1,
    idempotencyKeys: 1,
    jobs: 30,
    shares: 90,
    drafts: 365,
    rejected: 365,
    erased: 2557,
    audit: 2557,
  });
});

test('each period is a setting', () => {
  const set = read({ KEEP_DRAFTS_DAYS: '90', KEEP_AUDIT_DAYS: '0', KEEP_ERASED_DAYS: ' 3653 ' });
  expect(set).toMatchObject({ drafts: 90, audit: 0, erased: 3653, rejected: 365 });
});

test.each([
  ['KEEP_CODES_DAYS', '0', '1 to 36500'],
  ['KEEP_CODES_DAYS', '-1', '1 to 36500'],
  ['KEEP_SESSIONS_DAYS', '0', '1 to 36500'],
  ['KEEP_SESSIONS_DAYS', '2.5', '1 to 36500'],
  ['KEEP_JOBS_DAYS', 'a month', '1 to 36500'],
  ['KEEP_AUDIT_DAYS', '-1', '0 to 36500'],
  ['KEEP_AUDIT_DAYS', '99999', '0 to 36500'],
  ['KEEP_ERASED_DAYS', '1.5', '1 to 36500'],
  ['KEEP_ERASED_DAYS', '40000', '1 to 36500'],
])('%s=%s is refused at the start', (name, value, range) => {
  expect(() => read({ [name]: value })).toThrow(`${name} must be a whole number from ${range}, not "${value}"`);
});
