import { isSame } from '../../../lib/form';
import { type Application, FIELDS, type Field } from './application';

/** The fields in which two forms differ. */
export function changedFields(one: Application, other: Application): Field[] {
  return FIELDS.filter((field) => !isSame(one[field], other[field]));
}

export type Side = 'mine' | 'theirs';

export interface Difference {
  readonly field: Field;
  /** What I changed is mine to keep; what only others changed is taken over. */
  readonly suggested: Side;
  /** Both changed it. */
  readonly conflict: boolean;
}

/**
 * Where my form and the record as it is now differ.
 * @param base the record as it was when I began
 */
export function differencesOf(base: Application, mine: Application, theirs: Application): Difference[] {
  return changedFields(mine, theirs).map((field) => {
    const changedByMe = !isSame(base[field], mine[field]);
    const changedByThem = !isSame(base[field], theirs[field]);
    return { field, suggested: changedByMe ? 'mine' : 'theirs', conflict: changedByMe && changedByThem };
  });
}

/** The present record with those of my values that are to stay. */
export function merge(
  mine: Application,
  theirs: Application,
  choices: Readonly<Partial<Record<Field, Side>>>,
): Application {
  const kept = FIELDS.filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
