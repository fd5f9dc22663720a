import { beforeEach, expect, test } from '@jest/globals';
import { forgetWork, keepWork, ownTab, readWork } from './tab-work';

/** As browsers have it: what is kept is listed as properties. */
class KeptTexts {
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  getItem(key: string): string | null {
    const kept: unknown = Reflect.get(this, key);
    return typeof kept === 'string' ? kept : null;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'sessionStorage', { value: new KeptTexts(), configurable: true });
});

test('work is kept for the officer whose tab it is, until it is forgotten', () => {
  ownTab(7);
  keepWork('typed:a', { reason: 'Too blurred' });
  keepWork('ticks:1', ['photo']);
  ownTab(7);
  expect(readWork('typed:a')).toEqual({ reason: 'Too blurred' });
  forgetWork('typed:a');
  expect([readWork('typed:a'), readWork('ticks:1')]).toEqual([null, ['photo']]);
});

test('nothing of it is left to another, and what is no work stays', () => {
  sessionStorage.setItem('tabs', '["/student"]');
  ownTab(7);
  keepWork('typed:a', 'mine');
  ownTab(8);
  expect(readWork('typed:a')).toBeNull();
  expect(sessionStorage.getItem('tabs')).toBe('["/student"]');
});

test('what cannot be read is nothing', () => {
  ownTab(7);
  sessionStorage.setItem('draft:7:typed:a', '{');
  expect(readWork('typed:a')).toBeNull();
});
