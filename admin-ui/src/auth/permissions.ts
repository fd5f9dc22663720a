import type { Permission } from '../resource';
import { resourceNamed } from '../resources';

export type { Permission } from '../resource';

const SEEING = ['list', 'show', 'export'];

/** What is no resource is for everyone who works here. The server decides each call by itself. */
export function mayDo(permissions: readonly Permission[], resource: string, action = 'list'): boolean {
  const needs = resourceNamed(resource);
  if (!needs) return true;
  const sees = [needs.see].flat().some((one) => permissions.includes(one));
  if (!sees || SEEING.includes(action)) return sees;
  return needs.change === undefined || permissions.includes(needs.change);
}
