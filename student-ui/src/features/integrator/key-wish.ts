import { KEY_PERMISSIONS } from '@myverify/domain/integrator/api-key';
import type { Key, KeyWish } from './queries';

/** What the form begins with: a key as wide as any, or as narrow, and as long, as the one it takes the place of. */
export function wishLike(like: Key | undefined, now = Date.now()): KeyWish {
  if (!like) return { name: '', mode: 'live', permissions: [...KEY_PERMISSIONS], networks: [] };
  const { name, mode, permissions, networks, endsAt } = like;
  const isAhead = endsAt !== null && Date.parse(endsAt) > now;
  return { name, mode, permissions, networks, ...(isAhead ? { endsAt } : {}) };
}

/** Whether something was typed that the form does not begin with; an empty line is no network. */
export function isTyped(wish: KeyWish, like: Key | undefined, now = Date.now()): boolean {
  const told = ({ name, mode, permissions, networks, endsAt = null }: KeyWish) =>
    JSON.stringify([name, mode, permissions, (networks ?? []).filter((one) => one !== ''), endsAt]);
  return told(wish) !== told(wishLike(like, now));
}
