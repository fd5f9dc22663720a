import { portalName } from '@myverify/domain/certificate/portal-names';
import { REASON_TEXT_MAX } from '@myverify/domain/review/rejection-reason';
import { CHECKED_GROUPS, type CheckedGroup, groundsOf } from '@myverify/domain/verdict/checks';
import { isComposedOf } from '@myverify/domain/verdict/rejection';
import { type Application, type Field, isField } from './application';
import type { CertificateRecord } from './queries';
import { fieldsNamedIn } from './reason-fields';
import { groupFields } from './sections';

export type Rejection = CertificateRecord['rejections'][number];

/** The field that holds a group's files: what a group is called, and where it is shown. */
export function filesFieldOf(group: CheckedGroup): Field {
  return group === 'photo' ? 'avatar' : groupFields(group).files;
}

/** A change in any of these is one of the group. */
export function fieldsOfGroup(group: CheckedGroup): Field[] {
  const grounds = groundsOf(group)
    .map((field): string => portalName(field))
    .filter(isField);
  const remark = group === 'photo' ? [] : [groupFields(group).remark];
  return [filesFieldOf(group), ...remark, ...grounds];
}

/** What is marked as long as nothing of it has changed, be it saved or not. */
export function isUntouched({ group, changed }: Rejection, base: Application, values: Application): boolean {
  return !changed && fieldsOfGroup(group).every((field) => isAlike(base[field], values[field]));
}

function isAlike(one: Application[Field], other: Application[Field]): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return [...one].sort().join() === [...other].sort().join();
}

/** Where a rejection leads: to the groups that it has marked, or to what its text speaks of. */
export function fieldsToMend(reason: string, rejections: readonly Rejection[]): Field[] {
  if (rejections.length === 0) return fieldsNamedIn(reason);
  return rejections.filter(({ changed }) => !changed).map(({ group }) => filesFieldOf(group));
}

/** What the officer wrote beside what was found; `null` where the groups say it all. */
export function ownWordsIn(reason: string, rejections: readonly Rejection[]): string | null {
  return reason === '' || isComposedOf(reason, rejections, REASON_TEXT_MAX) ? null : reason;
}

export function isGroup(name: string): name is CheckedGroup {
  return CHECKED_GROUPS.some((group) => group === name);
}
