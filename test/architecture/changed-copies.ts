import { JSDOM } from 'jsdom';
import { ChangedCopy } from './changed-copy.js';

/** All that the interfaces' texts need of it, which is large. */
const REACT_ADMIN = `export const localStorageStore = () => ({ getItem: (name, otherwise) => otherwise });`;

export interface Place {
  readonly textContent: string | null;
}

/** The page that what is imported from a copy finds. */
export const { window } = new JSDOM('<!doctype html><main></main>') as unknown as {
  window: { navigator: object; document: { querySelector: (what: string) => Place } };
};
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

const copies: ChangedCopy[] = [];
/** Removed once the tests of the file are done. */
export function changedCopy(): ChangedCopy {
  const copy = new ChangedCopy({ 'react-admin': REACT_ADMIN });
  copies.push(copy);
  return copy;
}
afterAll(() => {
  for (const copy of copies) copy.remove();
});
