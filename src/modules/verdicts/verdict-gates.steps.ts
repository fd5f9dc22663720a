import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { REJECT_REASON } from '../../domain/certificate/certificate.operations.js';
import { confirmedValues } from '../../domain/confirmation/requirement.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../domain/verdict/checks.js';
import { type Evidence, evidenceOn, type OnRecord } from '../../domain/verdict/evidence.js';
import {
  type ChosenVerdicts,
  chooseRejecting,
  composeRejection,
  rejectionsOf,
} from '../../domain/verdict/rejection.js';
import { currentVerdicts, requireAccepted, requireChanges } from '../../domain/verdict/standing.js';
import { verdictsStated } from '../../domain/verdict/verdict.audit.js';
import { type FileHashes, statedVerdicts, type Verdict } from '../../domain/verdict/verdict.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

// What decisions ask of the verdicts, inside the transaction that decides.

type By = Pick<Verdict, 'officerId' | 'at'>;

/**
 * Gives what stands of a record that was verified just now. Its row is locked then, so that no verdict comes beside it.
 */
export type Evidenced = (tx: Transaction, certificate: Certificate, by: By) => Promise<Evidence>;

export async function hashesIn(tx: Transaction, { form }: Pick<Certificate, 'form'>): Promise<FileHashes> {
  const files = await tx.files.lock([...new Set(formFiles(form).map(({ id }) => id))]);
  return new Map(files.map(({ id, sha256 }) => [id, sha256]));
}

/** All that is on record about a certificate. */
export async function onRecordIn(tx: Transaction, certificate: Pick<Certificate, 'id' | 'form'>): Promise<OnRecord> {
  const hashes = await hashesIn(tx, certificate);
  const verdicts = await tx.verdicts.on(certificate.id);
  return { verdicts, hashes, confirmed: confirmedValues(await tx.confirmations.on(certificate.id)) };
}

/** Who approves without verdicts states that all groups were accepted. */
export const stateVerdicts: Evidenced = async (tx, certificate, by) => {
  const onRecord = await onRecordIn(tx, certificate);
  const stated = statedVerdicts(certificate, CHECKED_GROUPS, onRecord.hashes, by);
  const added = await tx.verdicts.add(stated);
  for (const entry of verdictsStated(stated)) tx.audit.record(entry);
  return evidenceOn(certificate.form, { ...onRecord, verdicts: [...onRecord.verdicts, ...added] });
};

/** @throws DomainError `verdicts_missing`. */
export const acceptedVerdicts: Evidenced = async (tx, certificate) => {
  const onRecord = await onRecordIn(tx, certificate);
  requireAccepted(currentVerdicts(onRecord.verdicts, certificate.form, onRecord.hashes));
  return evidenceOn(certificate.form, onRecord);
};

interface Marked extends ChosenVerdicts {
  readonly groups: readonly CheckedGroup[];
  /** What they say, in the applicant's language. */
  readonly text: string;
}

/** The verdicts that a rejection of some groups is made of. */
export async function rejectingOn(
  tx: Transaction,
  { id, form, ownerId }: Certificate,
  groups: readonly CheckedGroup[],
): Promise<Marked> {
  await tx.certificates.lock(id);
  const current = currentVerdicts(await tx.verdicts.on(id), form, await hashesIn(tx, { form }));
  const chosen = chooseRejecting(current, groups);
  const owner = ownerId === null ? null : await tx.users.findById(ownerId);
  const text = composeRejection(rejectionsOf(chosen.verdicts), owner?.language ?? 'en', REJECT_REASON.most);
  return { ...chosen, groups, text };
}

/** @throws DomainError `nothing_changed` where a group that the rejection has marked is as it was. */
export async function refuseUntouched(tx: Transaction, { id, form }: Certificate): Promise<void> {
  const rejecting = await tx.verdicts.rejecting(id);
  if (rejecting.length > 0) requireChanges(rejecting, form, await hashesIn(tx, { form }));
}
