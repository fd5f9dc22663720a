import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DRAFT_KEPT_MS, endDrafts, removeOldDrafts } from '@myverify/api-client/draft-places';
import { draftsOf } from '@myverify/api-client/drafts';
import { KeptTexts } from '../../../../../test/support/kept-texts.js';
import { EMPTY_APPLICATION, toBody } from './application';
import { keep, keptPlace, readKept } from './draft-autosave';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const NOON = Date.parse('2026-11-25T12:00:00Z');

let storage: Storage;
const ofSeven = (key: string | null = KEY) => draftsOf(storage, { userId: 7, key });

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  storage = new KeptTexts() as unknown as Storage;
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
});

const form = {
  version: 3,
  base: EMPTY_APPLICATION,
  values: { ...EMPTY_APPLICATION, name: '王小明', cert_photos: ['/api/file/a'] },
  unsent: ['scan.pdf'],
  sent: { key: 'a1', tried: [{ verb: 'save', target: null, body: toBody(EMPTY_APPLICATION) }] } as const,
};

it('gives back what was kept, each record apart', () => {
  keep(ofSeven(), keptPlace(7, 12), form);
  expect(readKept(ofSeven(), keptPlace(7, 12))).toEqual(form);
  expect(readKept(ofSeven(), keptPlace(7, null))).toBeNull();
  ofSeven().forget(keptPlace(7, 12));
  expect(readKept(ofSeven(), keptPlace(7, 12))).toBeNull();
});

it('says nothing to whoever reads the storage, and never the same twice', () => {
  keep(ofSeven(), keptPlace(7, 12), form);
  const first = storage.getItem(keptPlace(7, 12));
  expect(first).not.toMatch(/王|scan|values|api\/file/u);
  keep(ofSeven(), keptPlace(7, 12), form);
  expect(storage.getItem(keptPlace(7, 12))).not.toBe(first);
});

it('opens under no other key, at no other place and with no other time, and is gone then', () => {
  const otherKey = Buffer.alloc(32, 8).toString('base64url');
  const changes: ReadonlyArray<() => unknown> = [
    () => readKept(ofSeven(otherKey), keptPlace(7, 12)),
    () => {
      storage.setItem(keptPlace(7, 13), storage.getItem(keptPlace(7, 12)) ?? '');
      return readKept(ofSeven(), keptPlace(7, 13));
    },
    () => {
      storage.setItem(keptPlace(7, 12), (storage.getItem(keptPlace(7, 12)) ?? '').replace(/^\d+/, String(NOON + 1)));
      return readKept(ofSeven(), keptPlace(7, 12));
    },
  ];
  for (const change of changes) {
    keep(ofSeven(), keptPlace(7, 12), form);
    expect(change()).toBeNull();
    storage.removeItem(keptPlace(7, 12));
    expect(Object.keys(storage)).toEqual([]);
  }
});

it('is given back for seven days, and then removed by whoever opens the site', () => {
  keep(ofSeven(), keptPlace(7, 12), form);
  jest.setSystemTime(NOON + DRAFT_KEPT_MS - 1);
  expect(readKept(ofSeven(), keptPlace(7, 12))).toEqual(form);
  removeOldDrafts(storage);
  expect(Object.keys(storage)).toHaveLength(1);
  jest.setSystemTime(NOON + DRAFT_KEPT_MS);
  removeOldDrafts(storage);
  expect(Object.keys(storage)).toEqual([]);
});

it('takes nothing for a form that is none', () => {
  for (const text of ['', '{', '[]', '7', '.', `${NOON}.`, `${NOON}.AAAA`, '{"base":{}}']) {
    storage.setItem(keptPlace(7, 12), text);
    expect(readKept(ofSeven(), keptPlace(7, 12))).toBeNull();
  }
  for (const value of [7, [], { values: 1 }, { base: {} }]) {
    ofSeven().keep(keptPlace(7, 12), value);
    expect(readKept(ofSeven(), keptPlace(7, 12))).toBeNull();
  }
});

it('leaves nothing of others on the device', () => {
  keep(ofSeven(), keptPlace(7, 12), form);
  storage.setItem('language', 'cn');
  keep(draftsOf(storage, { userId: 71, key: KEY }), keptPlace(71, null), form);
  expect(Object.keys(storage).sort()).toEqual(['draft:71:application:new', 'language']);
});

it('is over once somebody signs out, also for a form that another tab still has open', () => {
  const open = ofSeven();
  keep(open, keptPlace(7, 12), form);
  endDrafts(storage);
  keep(open, keptPlace(7, 12), form);
  expect(Object.keys(storage)).toEqual(['drafts-ended']);
  jest.setSystemTime(NOON + 1);
  keep(ofSeven(), keptPlace(7, 12), form);
  expect(readKept(ofSeven(), keptPlace(7, 12))).toEqual(form);
});

it('goes on where the browser keeps nothing', () => {
  storage.setItem = () => {
    throw new Error('full');
  };
  expect(() => keep(ofSeven(), keptPlace(7, 12), form)).not.toThrow();
});
