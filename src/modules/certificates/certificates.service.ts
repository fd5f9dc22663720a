import { Injectable } from '@nestjs/common';
import { type Actor, isStudent, readsCertificates } from '../../domain/account/actor.js';
import { ROLE } from '../../domain/account/role.js';
import { certificateChanged, certificateRemoved } from '../../domain/certificate/certificate.audit.js';
import type { CertificateEvent } from '../../domain/certificate/certificate.events.js';
import { type CertificateForm, EMPTY_FORM } from '../../domain/certificate/certificate.fields.js';
import { type FormReading, fileProblems, formFiles, readForm } from '../../domain/certificate/certificate.form.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import {
  type AllowedAction,
  allowedActions,
  type CertificateStatus,
  certificateNotFound,
} from '../../domain/certificate/certificate.machine.js';
import {
  applyFor,
  authenticate,
  authoriseRemoval,
  type ChangeContext,
  type Outcome,
  partOf,
  reject,
  saveDraft,
  visible,
} from '../../domain/certificate/certificate.operations.js';
import { message } from '../../domain/messages/message.js';
import { reportIssued } from '../../domain/report/report.audit.js';
import { issueReport } from '../../domain/report/report.js';
import { DomainError, type FieldErrors } from '../../domain/shared/domain-error.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { type ChangeTarget, onCurrentState, refuseStale, versionErrors } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader, type ListedSummary } from './certificate.repository.js';

/** A form as it was sent, in the names of the domain. */
export type RawForm = Readonly<Record<string, unknown>>;

/** Which record a change is for, and in which version the caller has seen it. */
export type Target = ChangeTarget;

/** A record with what the caller may do with it. */
export interface WithActions<C> {
  readonly certificate: C;
  readonly allowed: readonly AllowedAction[];
}

export interface ListQuery {
  readonly name?: string;
  readonly status?: CertificateStatus;
}

type Operation = (current: Certificate | null, reading: FormReading, context: ChangeContext) => Outcome;

/** Applications from draft to decision. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** A student's own records, or all of them for staff who may read certificates; newest first. @throws DomainError `forbidden`. */
  async list(actor: Actor, query: ListQuery, page: PageRequest): Promise<Page<WithActions<ListedSummary>>> {
    const readsAll = readsCertificates(actor);
    if (!readsAll && !isStudent(actor)) throw new DomainError('forbidden', message('no_certificates_seen'));
    const { items, total } = await this.certificates.list(
      { ...query, ...(readsAll ? {} : { ownerId: actor.userId }) },
      page,
    );
    return { items: items.map((certificate) => offer(actor, certificate)), total };
  }

  /** @throws DomainError `not_found`, also for a record that is not the caller's to see. */
  async detail(actor: Actor, id: number): Promise<WithActions<Certificate>> {
    return offer(actor, visible(actor, await this.certificates.findById(id)));
  }

  saveDraft(actor: Actor, target: Target | null, raw: RawForm): Promise<WithActions<Certificate>> {
    return this.change(actor, target, raw, saveDraft);
  }

  apply(actor: Actor, target: Target | null, raw: RawForm): Promise<WithActions<Certificate>> {
    return this.change(actor, target, raw, applyFor);
  }

  authenticate(actor: Actor, target: Target | null, raw: RawForm): Promise<WithActions<Certificate>> {
    const number = this.ids.reportNumber();
    return this.change(actor, target, raw, (current, reading, context) =>
      authenticate(current, reading, number, context),
    );
  }

  /** Rejects all of the records or none. @throws DomainError as `reject` does. */
  reject(actor: Actor, targets: readonly Target[], reason: unknown): Promise<WithActions<Certificate>[]> {
    return onCurrentState(targets, async () => {
      const now = this.clock.now();
      const found = await this.load(actor, targets);
      const rejected = await this.unitOfWork.run(async (tx) => {
        const stored = [];
        for (const { current, target } of found) {
          const outcome = reject(current, reason, { actor, ownerId: current.ownerId, now }, versionProblem(target));
          refuseStale(current, target);
          stored.push(await this.store(tx, actor, current, outcome, now));
        }
        return stored;
      });
      return rejected.map((certificate) => offer(actor, certificate));
    });
  }

  /** @throws DomainError as `reject` does. */
  async rejectOne(actor: Actor, target: Target, reason: unknown): Promise<WithActions<Certificate>> {
    const [rejected] = await this.reject(actor, [target], reason);
    if (!rejected) throw certificateNotFound();
    return rejected;
  }

  /** Removes all of the records or none; files that nothing else names go with them. @throws DomainError as `authoriseRemoval` does. */
  remove(actor: Actor, targets: readonly Target[]): Promise<void> {
    return onCurrentState(targets, async () => {
      const now = this.clock.now();
      const found = await this.load(actor, targets);
      await this.unitOfWork.run(async (tx) => {
        const files = [];
        for (const { current, target } of found) {
          authoriseRemoval(current, actor);
          refuseStale(current, target);
          await tx.certificates.remove(current);
          tx.audit.record(certificateRemoved(actor.userId, current));
          files.push(...formFiles(current.form).map(({ id }) => id));
        }
        const fileIds = await tx.files.discardUnused([...new Set(files)], now);
        if (fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds });
      });
    });
  }

  private change(
    actor: Actor,
    target: Target | null,
    raw: RawForm,
    operation: Operation,
  ): Promise<WithActions<Certificate>> {
    return onCurrentState(target ? [target] : [], async () => {
      const now = this.clock.now();
      const current = target ? await this.find(actor, target) : null;
      const reading = readForm(raw, current?.form ?? EMPTY_FORM);
      const certificate = await this.unitOfWork.run(async (tx) => {
        const ownerId = current?.ownerId ?? (await this.findOwner(tx, actor, reading.form));
        const errors = {
          ...(await this.validateFiles(tx, actor, current, ownerId, reading)),
          ...reading.errors,
          ...(target ? versionProblem(target) : {}),
        };
        const outcome = operation(current, { ...reading, errors }, { actor, ownerId, now });
        if (current && target) refuseStale(current, target);
        return this.store(tx, actor, current, outcome, now);
      });
      return offer(actor, certificate);
    });
  }

  /** @throws DomainError `not_found` where one is missing or not the actor's to know. */
  private load(actor: Actor, targets: readonly Target[]) {
    return Promise.all(targets.map(async (target) => ({ current: await this.find(actor, target), target })));
  }

  /** Before the transaction, which saves nothing where the version is another by then: reads of several requests are one statement. */
  private async find(actor: Actor, { id }: Target): Promise<Certificate> {
    return visible(actor, await this.certificates.findById(id));
  }

  /** A record that staff make belongs to the student with the form's email, if there is one. */
  private async findOwner(tx: Transaction, actor: Actor, form: CertificateForm): Promise<number | null> {
    if (isStudent(actor)) return actor.userId;
    if (form.email === null) return null;
    // Or a student who registers at this moment would look for records before this one is there.
    await tx.users.lockEmail(form.email);
    const user = await tx.users.findByEmail(form.email);
    return user?.roleId === ROLE.student ? user.id : null;
  }

  /**
   * Files that the record names already were judged when they were first named. Where they are all that it names, nothing has to be
   * locked: none is discarded as long as the record is in the version that the change is for.
   */
  private async validateFiles(
    tx: Transaction,
    actor: Actor,
    current: Certificate | null,
    ownerId: number | null,
    { form }: FormReading,
  ) {
    const before = formFiles(current?.form ?? EMPTY_FORM);
    const named = formFiles(form);
    if (JSON.stringify(named) === JSON.stringify(before)) return {};
    const files = await tx.files.lock([...new Set(named.map(({ id }) => id))]);
    const kept = new Set(before.map(({ id }) => id));
    const owners = ownerId === null ? [actor.userId] : [ownerId, actor.userId];
    return fileProblems(form, files, owners, kept);
  }

  private async store(
    tx: Transaction,
    actor: Actor,
    current: Certificate | null,
    { record, events }: Outcome,
    now: Date,
  ): Promise<Certificate> {
    const certificate = current ? await tx.certificates.update(current, record) : await tx.certificates.insert(record);
    for (const event of events) {
      tx.audit.record(certificateChanged(actor.userId, current, certificate, event));
      await this.follow(tx, actor, certificate, event, now);
    }
    return certificate;
  }

  /** What must happen after the commit. */
  private async follow(
    tx: Transaction,
    actor: Actor,
    certificate: Certificate,
    event: CertificateEvent,
    now: Date,
  ): Promise<void> {
    if (event.type === 'verified' || event.type === 'rejected') await tx.claims.end(certificate.id);
    if (event.type === 'verified') {
      const report = await tx.reports.insert(issueReport(certificate, event.reportNumber, now));
      tx.audit.record(reportIssued(actor.userId, report));
      await tx.outbox.add('report.render', { reportId: report.id });
    } else if (event.type === 'applied' || event.type === 'rejected') {
      await tx.outbox.add('mail.certificate', { certificateId: certificate.id, event: event.type });
    }
  }
}

/** Older clients send any number for a version, and learn that the record has another. */
function versionProblem(target: Target): FieldErrors {
  return target.versionNeeded ? versionErrors(target) : {};
}

/** A record with what the actor may do with it. */
export function offer<C extends CertificateSummary>(actor: Actor, certificate: C): WithActions<C> {
  return { certificate, allowed: allowedActions(partOf(actor, certificate), certificate.status) };
}
