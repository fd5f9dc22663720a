import { Injectable } from '@nestjs/common';
import { type Actor, isStudent, readsCertificates } from '../../domain/account/actor.js';
import { ROLE } from '../../domain/account/role.js';
import { type CertificateForm, EMPTY_FORM } from '../../domain/certificate/certificate.fields.js';
import { type FormReading, readForm } from '../../domain/certificate/certificate.form.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import {
  type AllowedAction,
  allowedActions,
  type CertificateStatus,
} from '../../domain/certificate/certificate.machine.js';
import {
  applyFor,
  type ChangeContext,
  type Outcome,
  partOf,
  refuseMoreDrafts,
  saveDraft,
  visible,
} from '../../domain/certificate/certificate.operations.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { type ChangeTarget, onCurrentState, refuseStale } from '../../domain/shared/record-version.js';
import { RowRefusals } from '../../domain/shared/row-refusals.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader, type ListedSummary } from './certificate.repository.js';
import { storeOutcome } from './certificate-outcome.steps.js';
import { neededVersionErrors, type RejectionOrder, rejectionOf } from './certificate-rejection.steps.js';
import { validateFiles } from './named-files.steps.js';

/** A form as it was sent, in the names of the domain. */
export type RawForm = Readonly<Record<string, unknown>>;

/** A record with what the caller may do with it. */
export interface WithActions<C> {
  readonly certificate: C;
  readonly allowed: readonly AllowedAction[];
}

export interface ListQuery {
  readonly name?: string;
  readonly status?: CertificateStatus;
}

/** What is about to be done to a record. */
export interface Change {
  readonly current: Certificate | null;
  readonly reading: FormReading;
  readonly context: ChangeContext;
}

/** Does a change inside its transaction. @returns the record as it is then. */
export type Store = (tx: Transaction, change: Change) => Promise<Certificate>;

type Operation = (current: Certificate | null, reading: FormReading, context: ChangeContext) => Outcome;

/** Applications from draft to decision. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly certificates: CertificateReader,
    private readonly clock: Clock,
  ) {}

  /**
   * A student's own records, or all of them for staff who may read certificates; newest first.
   * @throws DomainError `forbidden`.
   */
  async list(actor: Actor, query: ListQuery, page: PageRequest): Promise<Page<WithActions<ListedSummary>>> {
    const readsAll = readsCertificates(actor);
    if (!readsAll && !isStudent(actor)) throw new DomainError('forbidden', message('no_certificates_seen'));
    const { items, total } = await this.certificates.list(
      { ...query, ...(readsAll ? {} : { ownerId: actor.userId }) },
      page,
    );
    return { items: items.map((certificate) => offer(actor, certificate)), total };
  }

  /** @throws DomainError as `saveDraft` does; `too_many_drafts` for another one of a student. */
  saveDraft(actor: Actor, target: ChangeTarget | null, raw: RawForm): Promise<WithActions<Certificate>> {
    return this.change(actor, target, raw, saveDraft);
  }

  apply(actor: Actor, target: ChangeTarget | null, raw: RawForm): Promise<WithActions<Certificate>> {
    return this.change(actor, target, raw, applyFor);
  }

  /**
   * Rejects all of the records or none.
   * @throws DomainError as `reject` does; of several, `errors` tells by id why each one stays.
   */
  reject(actor: Actor, targets: readonly ChangeTarget[], order: RejectionOrder): Promise<WithActions<Certificate>[]> {
    return onCurrentState(targets, async () => {
      const now = this.clock.now();
      const found = await this.load(targets);
      const rejected = await this.unitOfWork.run(async (tx) => {
        const refusals = new RowRefusals(['groups']);
        const rejections = [];
        for (const { target, read } of found) {
          try {
            const current = visible(actor, read);
            rejections.push({ current, ...(await rejectionOf(tx, { actor, current, target, order, now })) });
          } catch (error) {
            refusals.note(target.id, error);
          }
        }
        refusals.refuse(targets.length);
        const stored = [];
        for (const { current, outcome, rejecting } of rejections) {
          stored.push(await storeOutcome(tx, { actor, current, outcome, now }, { rejecting }));
        }
        return stored;
      });
      return rejected.map((certificate) => offer(actor, certificate));
    });
  }

  /** @throws DomainError as `reject` does. */
  async rejectOne(actor: Actor, target: ChangeTarget, order: RejectionOrder): Promise<WithActions<Certificate>> {
    const [rejected] = await this.reject(actor, [target], order);
    if (!rejected) throw notFound('Certificate');
    return rejected;
  }

  private change(
    actor: Actor,
    target: ChangeTarget | null,
    raw: RawForm,
    operation: Operation,
  ): Promise<WithActions<Certificate>> {
    return this.changeBy(actor, target, raw, async (tx, { current, reading, context }) => {
      const outcome = operation(current, reading, context);
      if (current && target) refuseStale(current, target);
      const isNewDraft = current === null && outcome.record.status === 'Unverified';
      if (isNewDraft && isStudent(actor)) refuseMoreDrafts(await tx.certificates.countDrafts(actor.userId));
      return storeOutcome(tx, { actor, current, outcome, now: context.now }, {});
    });
  }

  /** A form that is sent for a record, read and stored. @throws DomainError as `store` does. */
  changeBy(actor: Actor, target: ChangeTarget | null, raw: RawForm, store: Store): Promise<WithActions<Certificate>> {
    return onCurrentState(target ? [target] : [], async () => {
      const now = this.clock.now();
      const current = target ? await this.find(actor, target) : null;
      const reading = readForm(raw, current?.form ?? EMPTY_FORM);
      const certificate = await this.unitOfWork.run(async (tx) => {
        const ownerId = current?.ownerId ?? (await this.findOwner(tx, actor, reading.form));
        const errors = {
          ...(await validateFiles(tx, [ownerId, actor.userId], current, reading.form)),
          ...reading.errors,
          ...(target ? neededVersionErrors(target) : {}),
        };
        return store(tx, { current, reading: { ...reading, errors }, context: { actor, ownerId, now } });
      });
      return offer(actor, certificate);
    });
  }

  /**
   * Before the transaction, which saves nothing where the version is another by then: reads of several requests are one
   * statement.
   */
  private load(targets: readonly ChangeTarget[]) {
    return Promise.all(targets.map(async (target) => ({ target, read: await this.certificates.findById(target.id) })));
  }

  /**
   * Before the transaction, as above.
   * @throws DomainError `not_found` where it is missing or not the actor's to know.
   */
  private async find(actor: Actor, { id }: ChangeTarget): Promise<Certificate> {
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
}

/** A record with what the actor may do with it. */
export function offer<C extends CertificateSummary>(actor: Actor, certificate: C): WithActions<C> {
  return { certificate, allowed: allowedActions(partOf(actor, certificate), certificate.status) };
}
