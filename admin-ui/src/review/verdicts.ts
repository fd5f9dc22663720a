import {
  CHECKED_GROUPS,
  type CheckedGroup,
  type CheckName,
  checksOf,
  supportedBy,
} from '@myverify/domain/verdict/checks';
import type { Rejection } from '@myverify/domain/verdict/rejection';
import { CHECK_ANSWERS, type CheckAnswer, type CheckAnswers } from '@myverify/domain/verdict/verdict';
import type { GroupVerdict } from '../api/records';
import type { VerdictInput } from '../api/verbs';

/** The newest of each group, whether it still stands or not. */
export function newestIn(verdicts: readonly GroupVerdict[]): ReadonlyMap<CheckedGroup, GroupVerdict> {
  return new Map(verdicts.flatMap((one) => (one.state === 'superseded' ? [] : [[one.group, one] as const])));
}

export function standingIn(verdicts: readonly GroupVerdict[], group: CheckedGroup): GroupVerdict | undefined {
  return verdicts.find((one) => one.group === group && one.state === 'standing');
}

/**
 * Of a verified record: somebody has looked at a group, and nobody has accepted what the record says of it now. Until
 * then its report can neither be corrected nor issued anew.
 */
export function isUnsettled(verdicts: readonly GroupVerdict[], group: CheckedGroup): boolean {
  return newestIn(verdicts).has(group) && standingIn(verdicts, group)?.verdict !== 'accepted';
}

/** The groups that keep an application from being approved. */
export function unacceptedIn(verdicts: readonly GroupVerdict[]): CheckedGroup[] {
  return CHECKED_GROUPS.filter((group) => standingIn(verdicts, group)?.verdict !== 'accepted');
}

/** What a rejection says: the standing verdicts that accept nothing, in the order of the groups. */
export function rejectionsIn(verdicts: readonly GroupVerdict[]): Rejection[] {
  return CHECKED_GROUPS.flatMap((group) => {
    const standing = standingIn(verdicts, group);
    if (!standing || standing.verdict === 'accepted') return [];
    const { verdict, reasons, comment } = standing;
    return [{ group, verdict, reasons, comment }];
  });
}

/** The next group without a standing verdict, going round; none where each has one, or is about to. */
export function nextOpen(
  verdicts: readonly GroupVerdict[],
  from: CheckedGroup,
  onTheirWay: readonly CheckedGroup[],
): CheckedGroup | undefined {
  const at = CHECKED_GROUPS.indexOf(from) + 1;
  return [...CHECKED_GROUPS.slice(at), ...CHECKED_GROUPS.slice(0, at)].find(
    (group) => !onTheirWay.includes(group) && !standingIn(verdicts, group),
  );
}

/** The list as it is with one more. */
export function withNewest(verdicts: readonly GroupVerdict[], newest: GroupVerdict): GroupVerdict[] {
  const others = verdicts.filter(({ id }) => id !== newest.id);
  return [
    newest,
    ...others.map((one) => (one.group === newest.group ? { ...one, state: 'superseded' as const } : one)),
  ];
}

/** Accepts a group: what is not answered matches, and the verdict says so where anything was left open. */
export function acceptance(version: number, group: CheckedGroup, answers: CheckAnswers): VerdictInput {
  const asOne = checksOf(group).some((check) => !answers[check]);
  return { version, group, verdict: 'accepted', answers, asOne };
}

/**
 * What a verdict on corrected values takes over of the one before: the answers to checks whose values are what they
 * were. Nobody looks at those again.
 * @param values as they are to be; empty for none.
 */
export function keptAnswers(
  before: GroupVerdict | undefined,
  group: CheckedGroup,
  values: Readonly<Record<string, string>>,
): CheckAnswers {
  if (!before) return {};
  const kept = checksOf(group).filter((check) =>
    supportedBy(check).every((field) => (before.values[field] ?? '') === (values[field] ?? '')),
  );
  return answersIn({ [group]: Object.fromEntries(kept.map((check) => [check, before.answers[check]])) })[group] ?? {};
}

/** What was newest of each group when it was ticked; `null` for nothing. */
export type Ticks = ReadonlyMap<CheckedGroup, number | null>;

/** The ticks that hold: what a colleague has recorded of a group since is looked at first. */
export function holdingTicks(ticks: Ticks, newest: ReadonlyMap<CheckedGroup, Pick<GroupVerdict, 'id'>>): Ticks {
  return new Map([...ticks].filter(([group, id]) => id === (newest.get(group)?.id ?? null)));
}

export function differsIn(group: CheckedGroup, answers: CheckAnswers): CheckName[] {
  return checksOf(group).filter((check) => answers[check] === 'differs');
}

const BY_KEY: readonly (CheckAnswer | undefined)[] = ['differs', 'cannot_tell', undefined];

/** What the key of a check turns its answer into: differs, cannot tell, open again. */
export function turned(answer: CheckAnswer | undefined): CheckAnswer | undefined {
  return BY_KEY[(BY_KEY.indexOf(answer) + 1) % BY_KEY.length];
}

/** Of what was kept, the answers to the checks that there are. */
export function answersIn(kept: unknown): Partial<Record<CheckedGroup, CheckAnswers>> {
  if (typeof kept !== 'object' || kept === null) return {};
  const given = kept as Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>;
  return Object.fromEntries(
    CHECKED_GROUPS.flatMap((group) => {
      const known = checksOf(group).flatMap((check) => {
        const answer = CHECK_ANSWERS.find((one) => one === given[group]?.[check]);
        return answer ? [[check, answer] as const] : [];
      });
      return known.length > 0 ? [[group, Object.fromEntries(known)] as const] : [];
    }),
  );
}
