import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type Certificate } from '../../domain/certificate/certificate.js';
import { refuseAnsweredSince } from '../../domain/confirmation/answered-since.js';
import type { AskedField } from '../../domain/confirmation/asked-fields.js';
import { answerGiven, confirmationChanged, differenceSettled } from '../../domain/confirmation/confirmation.audit.js';
import type { Confirmation, OtherWay, Settlement } from '../../domain/confirmation/confirmation.js';
import { confirmationAfter, isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import {
  answeredOtherwise,
  authoriseEnquiry,
  cancelled,
  type Enquiry,
  type GivenAnswers,
  newEnquiry,
  requireConsent,
  requireOpenDifference,
  sentAgain,
} from '../../domain/confirmation/confirmation.operations.js';
import { type Contact, mayBeAsked, partyOf } from '../../domain/confirmation/contact.js';
import { refuseOutdated } from '../../domain/confirmation/outdated.js';
import { saysOtherwise } from '../../domain/confirmation/requirement.js';
import { standingFor } from '../../domain/confirmation/standing.js';
import { refuseStrangeContact } from '../../domain/confirmation/strange-contact.js';
import { message } from '../../domain/messages/message.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { mayAskAbout } from './confirmation-gates.steps.js';
import { ConfirmationListsService, type ShownConfirmation } from './confirmation-lists.service.js';

export interface EnquiryOrder extends Enquiry {
  readonly certificateId: number;
  readonly contactId: number;
}

/** An answer that came by another way than the link. */
export interface RecordedAnswer {
  readonly way: OtherWay;
  readonly fields: GivenAnswers;
  readonly name: string;
  readonly office: string | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly fileId: string | null;
  readonly at: Date | null;
}

export interface SettlementOrder {
  readonly field: AskedField;
  readonly note: string;
  /** `null`: the newest that is open. */
  readonly answerId: number | null;
}

/** What officers ask of universities and the ministry, and make of the answers. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmations: ConfirmationReader,
    private readonly lists: ConfirmationListsService,
    private readonly secrets: LinkSecrets,
    private readonly names: NameReader,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for the certificate; `illegal_transition`, `consent_missing`,
   * `contact_not_released`, `already_exists` where the party is being asked; `invalid_input`.
   */
  async ask(actor: Actor, { certificateId, contactId, ...enquiry }: EnquiryOrder): Promise<ShownConfirmation> {
    const now = this.clock.now();
    const link = this.secrets.fresh();
    const asked = await this.unitOfWork.run(async (tx) => {
      const certificate = await this.requireEnquiry(tx, certificateId);
      const contact = await this.contact(tx, contactId, certificate);
      const others = await tx.confirmations.lockOn(certificateId);
      const party = partyOf(contact);
      if (others.some((one) => one.party === party && isLinkAlive(one.state))) {
        throw new DomainError('already_exists', message('asked_already'));
      }
      for (const one of others) {
        if (one.party === party && one.proposed) await tx.confirmations.update({ ...one, proposed: false });
      }
      const asking = { officerId: actor.userId, now };
      const made = await tx.confirmations.insert(newEnquiry(certificate, contact, enquiry, link, asking));
      const fields = Object.keys(made.claimed);
      tx.audit.record(confirmationChanged(actor.userId, 'confirmation.asked', made, { fields, files: made.fileIds }));
      await tx.outbox.add('mail.confirmation', { confirmationId: made.id });
      return made;
    });
    return this.lists.shown(asked);
  }

  /** @throws DomainError `not_found`, `illegal_transition`. */
  cancel(actor: Actor, id: number): Promise<ShownConfirmation> {
    const now = this.clock.now();
    return this.change(id, async (tx, current) => {
      const after = await tx.confirmations.update(cancelled(current, 'officer', 'officer', now));
      tx.audit.record(confirmationChanged(actor.userId, 'confirmation.cancelled', after));
      return after;
    });
  }

  /** By a new link; the old one ends. @throws DomainError as `ask` does. */
  sendAgain(actor: Actor, id: number): Promise<ShownConfirmation> {
    const now = this.clock.now();
    const link = this.secrets.fresh();
    return this.change(id, async (tx, current) => {
      const certificate = await this.requireEnquiry(tx, current.certificateId);
      const contact = await this.contact(tx, current.contactId, certificate);
      refuseOutdated(current, certificate, await tx.confirmations.lockOn(certificate.id));
      const after = await tx.confirmations.update(sentAgain(current, link, contact, now));
      tx.audit.record(confirmationChanged(actor.userId, 'confirmation.asked', after, { again: true }));
      await tx.outbox.add('mail.confirmation', { confirmationId: id });
      return after;
    });
  }

  /**
   * @throws DomainError `not_found`, `illegal_transition`, `already_exists` where the party is asked by another
   * request, `consent_missing`, `invalid_input`.
   */
  record(actor: Actor, id: number, given: RecordedAnswer): Promise<ShownConfirmation> {
    const now = this.clock.now();
    return this.change(id, async (tx, current) => {
      const state = confirmationAfter('record', 'officer', current.state);
      const certificate = await tx.certificates.findById(current.certificateId);
      if (!certificate) throw notFound('Certificate');
      requireConsent(await mayAskAbout(tx, certificate));
      refuseOutdated(current, certificate, await tx.confirmations.lockOn(certificate.id));
      const { fields: typed, at, fileId, ...told } = given;
      const fields = answeredOtherwise(current, typed, (text) => this.names.read(text));
      if (at && at > now) throw fieldError('at', message('day_in_future', { label: 'moment' }));
      const { certificateId, party, claimed } = current;
      const said = { party, claimed, fields, at: at ?? now };
      refuseAnsweredSince(await tx.confirmations.on(certificateId), said);
      if (fileId !== null) await takeLetter(tx, fileId, actor.userId, certificate.ownerId);
      const from = { confirmationId: id, certificateId, outcome: 'answered', recordedBy: actor.userId } as const;
      const answer = await tx.confirmations.addAnswer({ ...told, ...from, ...said, fileId });
      // A later answer to what was answered before ends nothing anew.
      const endedAt = current.state === state ? current.endedAt : now;
      const after = await tx.confirmations.update({ ...current, state, endedAt });
      tx.audit.record(answerGiven(after, answer));
      const isNews = current.createdBy !== actor.userId && saysOtherwise(answer);
      if (isNews) await tx.outbox.add('mail.confirmation-differs', { answerId: answer.id });
      return after;
    });
  }

  /** What is close or differs is right all the same. @throws DomainError `not_found`, `invalid_input`. */
  settle(actor: Actor, id: number, { field, note, answerId }: SettlementOrder): Promise<ShownConfirmation> {
    const at = this.clock.now();
    return this.change(id, async (tx, current) => {
      const { certificateId } = current;
      const on = await tx.confirmations.on(certificateId);
      const own = on.answers.filter(({ confirmationId }) => confirmationId === id).map((answer) => answer.id);
      const named = answerId === null ? own : own.filter((one) => one === answerId);
      const { answer } = requireOpenDifference(standingFor(on, actor.userId), named, field);
      const settlement: Settlement = { answerId: answer.id, field, officerId: actor.userId, note, at };
      await tx.confirmations.addSettlement({ ...settlement, certificateId });
      tx.audit.record(differenceSettled(current, settlement));
      return current;
    });
  }

  private async change(
    id: number,
    work: (tx: Transaction, current: Confirmation) => Promise<Confirmation>,
  ): Promise<ShownConfirmation> {
    const found = await this.confirmations.findById(id);
    if (!found) throw notFound('Request');
    const changed = await this.unitOfWork.run(async (tx) => {
      // The certificate first, as whoever changes it does.
      await tx.certificates.lock(found.certificateId);
      const current = await tx.confirmations.lock(id);
      if (!current) throw notFound('Request');
      return work(tx, current);
    });
    return this.lists.shown(changed);
  }

  /** The certificate, which nobody changes before the transaction ends. */
  private async requireEnquiry(tx: Transaction, certificateId: number): Promise<Certificate> {
    await tx.certificates.lock(certificateId);
    const certificate = await tx.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    authoriseEnquiry(certificate, await mayAskAbout(tx, certificate));
    return certificate;
  }

  /** A contact that may be asked about the certificate. */
  private async contact(tx: Transaction, id: number | null, certificate: Certificate): Promise<Contact> {
    const contact = id === null ? null : await tx.contacts.lock(id);
    if (!contact) throw fieldError('contactId', message('not_found', { what: 'Contact' }));
    const { universityId } = contact;
    const [university] = universityId === null ? [] : await tx.universities.lock([universityId]);
    const namesakes = await tx.universities.findByNames([certificate.form.university ?? '']);
    refuseStrangeContact(certificate, contact, university ?? null, namesakes);
    const domains = universityId === null ? [] : await tx.contacts.domainsOf(universityId);
    if (mayBeAsked(contact, domains)) return contact;
    throw new DomainError('contact_not_released', message('contact_not_released'));
  }
}

/**
 * From then on it belongs to whom the record is about, so that it is exported and goes with what it tells of.
 * @throws DomainError `invalid_input` for what the officer has not uploaded as a letter, or has given to another
 * answer.
 */
async function takeLetter(tx: Transaction, fileId: string, officerId: number, ownerId: number | null): Promise<void> {
  const [file] = await tx.files.lock([fileId]);
  if (file?.ownerId !== officerId || !(await tx.files.isUnused(fileId))) {
    throw fieldError('fileId', message('file_not_found'));
  }
  if (file.kind !== 'letter') throw fieldError('fileId', message('file_of_other_field'));
  if (ownerId !== null) await tx.files.give(fileId, ownerId);
}
