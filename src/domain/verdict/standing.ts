import type { CertificateForm, CertifiedField } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { CHECKED_GROUPS, type CheckedGroup, filesOf, remarkOn } from './checks.js';
import type { FileHashes, SeenFile, Verdict } from './verdict.js';

/** The newest verdict on a group. */
export interface CurrentVerdict {
  readonly verdict: Verdict;
  /** Files and values are what they were; otherwise it is outdated. */
  readonly stands: boolean;
}

export type CurrentVerdicts = ReadonlyMap<CheckedGroup, CurrentVerdict>;

/** @param verdicts all on one record, in any order. @returns the newest of each group, in the order of the groups. */
export function currentVerdicts(
  verdicts: readonly Verdict[],
  form: CertificateForm,
  hashes: FileHashes,
): CurrentVerdicts {
  const newest = new Map<CheckedGroup, Verdict>();
  for (const one of verdicts) {
    if (one.id > (newest.get(one.group)?.id ?? 0)) newest.set(one.group, one);
  }
  return new Map(
    CHECKED_GROUPS.flatMap((group) => {
      const verdict = newest.get(group);
      return verdict ? [[group, { verdict, stands: stands(verdict, form, hashes) }] as const] : [];
    }),
  );
}

/** What files and values say alone; whether a newer verdict supersedes it is another question. */
export function stands(verdict: Verdict, form: CertificateForm, hashes: FileHashes): boolean {
  return sameFiles(verdict, form, hashes) && sameValues(verdict, form);
}

function sameFiles({ group, files }: Verdict, form: CertificateForm, hashes: FileHashes): boolean {
  const now = filesOf(form, group);
  return digests(files) === digests(now.map((id) => ({ id, sha256: hashes.get(id) ?? id })));
}

function digests(files: readonly SeenFile[]): string {
  return files
    .map(({ sha256 }) => sha256)
    .sort()
    .join();
}

function sameValues({ values }: Verdict, form: CertificateForm): boolean {
  return Object.entries(values).every(([field, value]) => form[field as CertifiedField] === value);
}

/**
 * @param seen the id of the newest verdict on the group that the caller has seen, `null` for none; `undefined` where
 * the caller does not say.
 * @throws DomainError `stale_version` where another one has come since: a newer verdict would bury it unseen.
 */
export function refuseUnseen(verdicts: readonly Verdict[], group: CheckedGroup, seen: number | null | undefined): void {
  if (seen === undefined) return;
  const newest = Math.max(0, ...verdicts.filter((one) => one.group === group).map(({ id }) => id));
  if (newest !== (seen ?? 0)) throw new DomainError('stale_version', message('verdict_unseen'));
}

/** Those of the groups that have no standing `accepted`, each once. */
export function unacceptedGroups(
  current: CurrentVerdicts,
  groups: readonly CheckedGroup[] = CHECKED_GROUPS,
): CheckedGroup[] {
  return [...new Set(groups)].filter((group) => {
    const one = current.get(group);
    return !one?.stands || one.verdict.verdict !== 'accepted';
  });
}

/** The groups that stand refused, or to be sent again. */
export function objectedGroups(current: CurrentVerdicts): CheckedGroup[] {
  return CHECKED_GROUPS.filter((group) => {
    const one = current.get(group);
    return one?.stands && one.verdict.verdict !== 'accepted';
  });
}

/** @throws DomainError `verdicts_missing` with a text for each of the groups without a standing `accepted`. */
export function requireAccepted(current: CurrentVerdicts, needed: readonly CheckedGroup[] = CHECKED_GROUPS): void {
  const groups = unacceptedGroups(current, needed);
  if (groups.length === 0) return;
  throw new DomainError('verdicts_missing', message('verdicts_missing', { groups: groups.join(', ') }), {
    errors: Object.fromEntries(groups.map((group) => [group, message('verdict_missing')])),
  });
}

/**
 * @throws DomainError `nothing_changed` with a text for each group that a rejection has marked and that is as it was.
 */
export function requireChanges(rejected: readonly Verdict[], form: CertificateForm, hashes: FileHashes): void {
  const groups = untouchedGroups(rejected, form, hashes);
  if (groups.length === 0) return;
  throw new DomainError('nothing_changed', message('groups_unchanged', { groups: groups.join(', ') }), {
    errors: Object.fromEntries(groups.map((group) => [group, message('group_unchanged')])),
  });
}

/**
 * The groups that a rejection has marked and in which the applicant has changed nothing since: no file, no field that
 * the group's checks support or that it rests on besides, not the remark.
 */
export function untouchedGroups(
  rejected: readonly Verdict[],
  form: CertificateForm,
  hashes: FileHashes,
): CheckedGroup[] {
  return rejected
    .filter((verdict) => stands(verdict, form, hashes) && remarkOn(form, verdict.group) === verdict.remark)
    .map(({ group }) => group);
}
