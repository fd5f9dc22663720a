import { futureBirth, PROFILE_FIELDS } from '@myverify/domain/account/profile';
import type { Profile } from '@myverify/domain/account/user';
import { dayOf, tidyDay } from '@myverify/domain/shared/calendar';
import { readField } from '@myverify/domain/shared/field-reader';
import type { Rules } from '../../lib/form';
import type { User } from '../../lib/session';
import type { Problem } from './rules.texts';

/** As the fields hold it: texts, empty for none. */
export interface ProfileValues extends Record<string, string> {
  name: string;
  gender: string;
  passport: string;
  avatar: string;
  nationality: string;
  birth: string;
}

const saidOf = (field: keyof Profile) => (_: string, values: ProfileValues) => {
  const changes = changesOf(values);
  const reading = readField(PROFILE_FIELDS[field], changes[field]);
  const { birth } = futureBirth(changes.birth, null, dayOf(new Date()));
  return 'error' in reading ? reading.error : (field === 'birth' && birth) || null;
};

/** What the server would refuse. */
export const PROFILE_RULES: Rules<ProfileValues, Problem> = {
  name: saidOf('name'),
  passport: saidOf('passport'),
  birth: saidOf('birth'),
};

export function valuesOf({ name, gender, passport, avatar, nationality, birth }: User): ProfileValues {
  return {
    name: name ?? '',
    gender: gender ?? '',
    passport: passport ?? '',
    avatar: avatar ?? '',
    nationality: nationality ?? '',
    birth: birth ?? '',
  };
}

/** The profile as it was saved, but for what was typed since it was sent, or loaded. */
export function withTypedSince(saved: ProfileValues, sent: ProfileValues, now: ProfileValues): ProfileValues {
  return { ...saved, ...typedSince(sent, now) };
}

/**
 * What differs from what it is based on: nothing else is kept or sent, so that it undoes nothing that was saved
 * elsewhere.
 */
export function typedSince(base: ProfileValues, values: ProfileValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== base[field]));
}

/** As the server takes it: `null` empties a field. */
export function changesOf(values: ProfileValues) {
  const { name, passport, nationality, avatar } = values;
  const gender: User['gender'] = values.gender === 'Male' || values.gender === 'Female' ? values.gender : null;
  return {
    name: name.trim() || null,
    gender,
    passport: passport.trim() || null,
    nationality: nationality || null,
    birth: tidyDay(values.birth) || null,
    avatar: avatar || null,
  };
}

/** The fields of it that were typed into. */
export function changesSince(base: ProfileValues, values: ProfileValues): Partial<ReturnType<typeof changesOf>> {
  const typed = typedSince(base, values);
  return Object.fromEntries(Object.entries(changesOf(values)).filter(([field]) => field in typed));
}
