import { Injectable } from '@nestjs/common';
import { type Actor, readsCertificates } from '../../domain/account/actor.js';
import type { CertificateForm } from '../../domain/certificate/certificate.fields.js';
import { formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { confirmedValues } from '../../domain/confirmation/requirement.js';
import { message } from '../../domain/messages/message.js';
import { fieldError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { type ChangeTarget, refuseStale, versionErrors } from '../../domain/shared/record-version.js';
import { openOn } from '../../domain/signal/signal.js';
import { type Evidence, evidenceOf, type GroupCheck } from '../../domain/verdict/evidence.js';
import { type FollowedRejection, followedRejections } from '../../domain/verdict/rejection.js';
import { type CurrentVerdicts, currentVerdicts, refuseUnseen, stands } from '../../domain/verdict/standing.js';
import { verdictRecorded } from '../../domain/verdict/verdict.audit.js';
import type { FileHashes, Verdict, VerdictReason } from '../../domain/verdict/verdict.js';
import { readCorrected, recordVerdict, type VerdictDraft } from '../../domain/verdict/verdict.operations.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader, type KnownOfReview } from '../certificates/certificate.repository.js';
import { validateFiles } from '../certificates/named-files.steps.js';
import { ConfirmationReader } from '../confirmations/confirmation.repository.js';
import { FileReader } from '../files/file.repository.js';
import { UserReader } from '../users/user.repository.js';
import { VerdictReader } from './verdict.repository.js';
import { hashesIn } from './verdict-gates.steps.js';

/** What an officer sends: saved reasons by their ids. */
export interface VerdictOrder extends Omit<VerdictDraft, 'reasons'> {
  readonly reasonIds: readonly number[];
  /**
   * The newest verdict on the group that the officer has seen, `null` for none; `undefined` where the caller does not
   * say.
   */
  readonly seen?: number | null | undefined;
}

export interface ListedVerdict {
  readonly verdict: Verdict;
  /** `null` where the account is gone. */
  readonly officerName: string | null;
  readonly state: 'standing' | 'outdated' | 'superseded';
}

/** What officers find of each group of an application. */
@Injectable()
export class VerdictsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateReader,
    private readonly verdicts: VerdictReader,
    private readonly confirmations: ConfirmationReader,
    private readonly files: FileReader,
    private readonly users: UserReader,
    private readonly clock: Clock,
  ) {}

  /** All on a record, newest first. @throws DomainError `not_found`. */
  async list(certificateId: number): Promise<ListedVerdict[]> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    const all = await this.verdicts.on(certificateId);
    const current = await this.current(certificate, all);
    const names = await this.users.namesOf(all.map(({ officerId }) => officerId));
    return all.map((verdict) => listed(verdict, current, names.get(verdict.officerId) ?? null));
  }

  /** @throws DomainError `not_found`, then as `recordVerdict` does, `stale_version`, as `refuseUnseen` does. */
  async record(
    actor: Actor,
    target: ChangeTarget,
    { reasonIds, seen, ...draft }: VerdictOrder,
  ): Promise<ListedVerdict> {
    const at = this.clock.now();
    const recorded = await this.unitOfWork.run(async (tx) => {
      // Or a decision that is made at this moment would not know of it.
      await tx.certificates.lock(target.id);
      const certificate = await tx.certificates.findById(target.id);
      if (!certificate) throw notFound('Certificate');
      const reasons = await chosen(tx, reasonIds);
      const by = { officerId: actor.userId, at };
      const { form } = readCorrected(certificate, draft.corrections, at);
      const errors = {
        ...versionErrors(target),
        ...(await validateFiles(tx, [actor.userId, certificate.ownerId], certificate, form)),
      };
      const hashes = await hashesIn(tx, { form });
      const found = recordVerdict(certificate, { ...draft, reasons }, hashes, by, errors);
      refuseStale(certificate, target);
      if (seen !== undefined) refuseUnseen(await tx.verdicts.on(certificate.id), draft.group, seen);
      const [verdict] = await tx.verdicts.add([found]);
      if (!verdict) throw new Error('one verdict, one row');
      tx.audit.record(verdictRecorded(verdict));
      if (verdict.verdict !== 'accepted') {
        await tx.signals.take(openOn(verdict.group, await tx.signals.on(certificate.id)), actor.userId, at);
      }
      if (verdict.group === 'payment') await tx.outbox.add('payment.match', { certificateId: certificate.id });
      // One on corrected values stands once the report says them.
      const state = stands(verdict, certificate.form, hashes) ? ('standing' as const) : ('outdated' as const);
      return { verdict, state };
    });
    const names = await this.users.namesOf([actor.userId]);
    return { ...recorded, officerName: names.get(actor.userId) ?? null };
  }

  /** What the caller may know of the review so far: applicants learn of it with the decision. */
  async evidenceFor(actor: Actor, certificate: Certificate & KnownOfReview): Promise<Evidence> {
    const { id, decidedAt, isChecked, isAskedAbout } = certificate;
    const isTold = readsCertificates(actor) || decidedAt !== null;
    const all = isTold && isChecked ? await this.verdicts.on(id) : [];
    const confirmed = isTold && isAskedAbout ? confirmedValues(await this.confirmations.on(id)) : [];
    return evidenceOf(certificate.form, await this.current(certificate, all), confirmed);
  }

  /** What stands of the checks of a record, by group. */
  async standingChecks(certificate: Certificate): Promise<readonly GroupCheck[]> {
    return evidenceOf(certificate.form, await this.current(certificate, await this.verdicts.on(certificate.id))).checks;
  }

  /** What the rejection of a record is made of, by group. */
  async rejectionsOf({ id, status, form }: Certificate): Promise<FollowedRejection[]> {
    if (status !== 'Rejected') return [];
    const rejecting = await this.verdicts.rejecting(id);
    return followedRejections(rejecting, form, await this.hashes(form, rejecting));
  }

  private async current({ form }: Certificate, all: readonly Verdict[]): Promise<CurrentVerdicts> {
    return currentVerdicts(all, form, await this.hashes(form, all));
  }

  private async hashes(form: CertificateForm, all: readonly Verdict[]): Promise<FileHashes> {
    // A file keeps its bytes: what a verdict has seen need not be read again.
    const hashes = new Map(all.flatMap(({ files }) => files.map(({ id, sha256 }) => [id, sha256] as const)));
    const unseen = formFiles(form).flatMap(({ id }) => (hashes.has(id) ? [] : [id]));
    if (all.length > 0 && unseen.length > 0) {
      for (const { id, sha256 } of await this.files.findByIds(unseen)) hashes.set(id, sha256);
    }
    return hashes;
  }
}

function listed(verdict: Verdict, current: CurrentVerdicts, officerName: string | null): ListedVerdict {
  const newest = current.get(verdict.group);
  if (newest?.verdict.id !== verdict.id) return { verdict, officerName, state: 'superseded' };
  return { verdict, officerName, state: newest.stands ? 'standing' : 'outdated' };
}

async function chosen(tx: Transaction, ids: readonly number[]): Promise<VerdictReason[]> {
  const found = new Map((await tx.rejectionReasons.lock(ids)).map((reason) => [reason.id, reason]));
  const unknown = ids.filter((id) => !found.has(id));
  if (unknown.length > 0) {
    throw fieldError('reasons', message('ids_not_found', { what: 'Reason', ids: unknown.join(', ') }));
  }
  return ids.flatMap((id) => {
    const reason = found.get(id);
    if (!reason) return [];
    const { version: _version, position: _position, ...texts } = reason;
    return [texts];
  });
}
