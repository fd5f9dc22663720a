import { beforeEach, expect, test } from '@jest/globals';
import { KeptTexts } from '../../../test/support/kept-texts.js';
import { endWork, forgetWork, keepWork, ownTab, readWork } from './tab-work';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64url');

beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, { value: new KeptTexts(), configurable: true });
  }
});

const stored = () => JSON.stringify([localStorage, sessionStorage]);

test('work is kept for the officer whose tab it is, until it is forgotten, and cannot be read where it lies', () => {
  ownTab(7, KEY);
  keepWork('browser', 'typed:a', { reason: 'Too blurred' });
  keepWork('tab', 'decisions', ['Mei Lin']);
  expect(Object.keys(localStorage)).toEqual(['draft:7:typed:a']);
  expect(Object.keys(sessionStorage)).toEqual(['draft:7:decisions']);
  expect(stored()).not.toMatch(/blurred|Mei/u);
  ownTab(7, KEY);
  expect(readWork('browser', 'typed:a')).toEqual({ reason: 'Too blurred' });
  forgetWork('browser', 'typed:a');
  expect([readWork('browser', 'typed:a'), readWork('tab', 'decisions')]).toEqual([null, ['Mei Lin']]);
});

test('nothing of it is left to another, and what is no work stays', () => {
  sessionStorage.setItem('tabs', '["/student"]');
  ownTab(7, KEY);
  keepWork('browser', 'typed:a', 'mine');
  ownTab(8, OTHER_KEY);
  expect(readWork('browser', 'typed:a')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(sessionStorage.getItem('tabs')).toBe('["/student"]');
});

test('signing out ends it, also what is typed in this moment', () => {
  ownTab(7, KEY);
  keepWork('browser', 'typed:a', 'mine');
  keepWork('tab', 'decisions', ['mine']);
  endWork();
  keepWork('browser', 'typed:a', 'late');
  expect(stored()).not.toContain('draft:');
  expect(readWork('browser', 'typed:a')).toBeNull();
});

test('without the key nothing is kept, and what is there stays', () => {
  ownTab(7, KEY);
  keepWork('browser', 'typed:a', 'mine');
  ownTab(7, null);
  keepWork('browser', 'typed:a', 'more');
  forgetWork('browser', 'typed:a');
  expect(readWork('browser', 'typed:a')).toBeNull();
  ownTab(7, KEY);
  expect(readWork('browser', 'typed:a')).toBe('mine');
});
