/**
 * What `If-Match` asks for: the state of a version, any state, or one that no record can have; `null` for what cannot
 * be read.
 */
export type AskedState = { readonly version: number } | 'any' | 'none' | null;

const ONE_TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;
const VERSION = /^[1-9]\d{0,14}$/;

export const versionTag = (version: number) => `"${version}"`;

/** By RFC 9110 tags are compared strongly here: a weak one matches nothing. A list of them is not taken. */
export function readIfMatch(header: string): AskedState {
  const text = header.trim();
  if (text === '*') return 'any';
  const [, weak, tag] = ONE_TAG.exec(text) ?? [];
  if (tag === undefined) return null;
  return weak === undefined && VERSION.test(tag) ? { version: Number(tag) } : 'none';
}

/** Whether one of the tags of `If-None-Match` is this one, compared weakly: a proxy that compresses makes tags weak. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(tag.replace(/^W\//, ''));
}
