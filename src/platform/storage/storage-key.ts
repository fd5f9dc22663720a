const SEGMENT = '[A-Za-z0-9][A-Za-z0-9.-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const LONGEST = 200;

/** Keys are letters, digits, dashes, dots and slashes; no part of one begins with a dot, and `..` never occurs. */
export function isStorageKey(name: string): boolean {
  return name.length <= LONGEST && !name.includes('..') && KEY.test(name);
}

/** @throws Error for what is no key: keys are made by us, so a bad one is a defect. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error('Not a storage key');
}
