import { beforeEach, expect, it } from '@jest/globals';
import { forgetDraft, forgetDraftsOfOthers } from '@myverify/api-client/drafts';
import { EMPTY_APPLICATION, toBody } from './application';
import { keep, keptPlace, readKept } from './draft-autosave';

/** Enough of a `Storage`: its entries are properties, its methods are not. */
function memory(): Storage {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  return storage as unknown as Storage;
}

let storage: Storage;
beforeEach(() => {
  storage = memory();
});

const form = {
  version: 3,
  base: EMPTY_APPLICATION,
  values: { ...EMPTY_APPLICATION, name: '王小明', cert_photos: ['/api/file/a'] },
  unsent: ['scan.pdf'],
  sent: { key: 'a1', tried: [{ verb: 'save', target: null, body: toBody(EMPTY_APPLICATION) }] } as const,
};

it('gives back what was kept, each record apart', () => {
  keep(storage, keptPlace(7, 12), form);
  expect(readKept(storage, keptPlace(7, 12))).toEqual(form);
  expect(readKept(storage, keptPlace(7, null))).toBeNull();
  forgetDraft(storage, keptPlace(7, 12));
  expect(readKept(storage, keptPlace(7, 12))).toBeNull();
});

it('takes nothing for a form that is none', () => {
  for (const text of ['', '{', '[]', '7', '{"values":1}', '{"base":{}}']) {
    storage.setItem(keptPlace(7, 12), text);
    expect(readKept(storage, keptPlace(7, 12))).toBeNull();
  }
});

it('leaves nothing of others on the device', () => {
  keep(storage, keptPlace(7, 12), form);
  keep(storage, keptPlace(71, null), form);
  storage.setItem('language', 'cn');
  forgetDraftsOfOthers(storage, 7);
  expect(Object.keys(storage).sort()).toEqual(['draft:7:application:12', 'language']);
});

it('goes on where the browser keeps nothing', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(() => keep(full, keptPlace(7, 12), form)).not.toThrow();
});
