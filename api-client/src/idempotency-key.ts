/**
 * A key under which a change is done once, however often it is sent. `crypto.randomUUID` is there on https and
 * localhost only.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
