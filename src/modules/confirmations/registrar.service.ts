import { Injectable } from '@nestjs/common';
import { answerGiven, confirmationChanged } from '../../domain/confirmation/confirmation.audit.js';
import type { Confirmation, ConfirmationAnswer, KeyValues, NewAnswer } from '../../domain/confirmation/confirmation.js';
import { confirmationAfter } from '../../domain/confirmation/confirmation.machine.js';
import {
  answeredByLink,
  attachedFile,
  attachmentGone,
  type GivenAnswers,
  opened,
  withKeyValues,
} from '../../domain/confirmation/confirmation.operations.js';
import { isAskedAt } from '../../domain/confirmation/contact.js';
import { afterDispute } from '../../domain/confirmation/dispute.js';
import { saysOtherwise } from '../../domain/confirmation/requirement.js';
import { keptUntil } from '../../domain/privacy/retention.js';
import { REPORT_LINK_MS } from '../../domain/report/report.readiness.js';
import { readLinkToken } from '../../domain/shared/link-token.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { RateLimiter } from '../../platform/security/rate-limiter.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ContactReader } from '../contacts/contact.repository.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { mayAskAbout } from './confirmation-gates.steps.js';
import { ended, LinkService, type OpenRequest } from './link.service.js';

/** What was not theirs can be said for so long. */
const DISPUTE_DAYS = 90;
/** The link to all open requests of an address. */
const DESK_DAYS = 7;
const DESK_MAILS_AN_HOUR = 3;

const disputeResource = (answerId: number) => `confirmation-dispute:${answerId}`;
const deskResource = (contactId: number, email: string) => `confirmation-desk:${contactId}:${email}`;

/** Who answers, once everything is answered. */
export interface AnswerOrder {
  readonly fields: GivenAnswers;
  readonly name: string;
  readonly office: string;
  readonly reference: string | null;
  readonly note: string | null;
  /** What was attached, where it is to go with the answer. */
  readonly fileId: string | null;
}

export interface DeclineOrder {
  readonly name: string | null;
  readonly note: string | null;
}

/** What a registrar does by the link of a mail, without an account. */
@Injectable()
export class RegistrarService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly confirmations: ConfirmationReader,
    private readonly links: LinkService,
    private readonly contacts: ContactReader,
    private readonly secrets: LinkSecrets,
    private readonly signer: LinkSigner,
    private readonly limiter: RateLimiter,
    private readonly pseudonyms: Pseudonyms,
    private readonly names: NameReader,
    private readonly clock: Clock,
  ) {}

  /** The query by which an enclosed document is read for a quarter of an hour. */
  signDocument(fileId: string): string {
    return this.signer.sign(`file:${fileId}`, new Date(this.clock.now().getTime() + REPORT_LINK_MS));
  }

  /** @throws DomainError `confirmation_ended`. */
  look(token: string): Promise<Confirmation> {
    const now = this.clock.now();
    return this.links.act(token, async (tx, current) => {
      const after = opened(current, now);
      if (after === current) return current;
      tx.audit.record(confirmationChanged(null, 'confirmation.opened', after));
      return tx.confirmations.update(after);
    });
  }

  /** @throws DomainError `confirmation_ended`; as `withKeyValues` does. */
  keyValues(token: string, given: KeyValues): Promise<Confirmation> {
    const now = this.clock.now();
    return this.links.act(token, async (tx, current) => {
      const after = withKeyValues(current, given, now);
      if (after === current) return current;
      tx.audit.record(confirmationChanged(null, 'confirmation.key-values', after));
      return tx.confirmations.update(after);
    });
  }

  /** Stores the answer, which ends the link. @throws DomainError `confirmation_ended`; as `answeredByLink` does. */
  answer(token: string, { fields, ...who }: AnswerOrder): Promise<Confirmation> {
    return this.end(token, 'answer', (current) => ({
      ...who,
      outcome: 'answered',
      fileId: attachedFile(current, who.fileId),
      fields: answeredByLink(current, fields, (text) => this.names.read(text)),
    }));
  }

  /** @throws DomainError `confirmation_ended`. */
  decline(token: string, who: DeclineOrder): Promise<Confirmation> {
    return this.end(token, 'decline', () => ({
      ...who,
      office: null,
      reference: null,
      fileId: null,
      outcome: 'declined',
      fields: {},
    }));
  }

  /** What the receipt of an answer holds: whoever has it says by it that the office did not answer. */
  disputeToken(answer: ConfirmationAnswer): string {
    return this.signer.token(disputeResource(answer.id), answer.id, keptUntil(DISPUTE_DAYS, answer.at));
  }

  /**
   * The answer counts for nothing any more; `afterDispute` says what becomes of the request. Again it is no mistake.
   * @throws DomainError `confirmation_ended`.
   */
  async dispute(token: string): Promise<void> {
    const now = this.clock.now();
    const { id, exp, sig } = readLinkToken(token);
    const answer = this.signer.verify(disputeResource(id), exp, sig, now) ? await this.confirmations.answer(id) : null;
    if (!answer) throw ended();
    const link = this.secrets.fresh();
    await this.unitOfWork.run(async (tx) => {
      await tx.certificates.lock(answer.certificateId);
      const current = await tx.confirmations.lock(answer.confirmationId);
      const on = await tx.confirmations.on(answer.certificateId);
      const still = on.answers.find((one) => one.id === id);
      if (!current || !still) throw ended();
      if (still.disputedAt !== null) return;
      await tx.confirmations.dispute(id, now);
      const certificate = await tx.certificates.findById(answer.certificateId);
      if (!certificate) throw ended();
      const after = afterDispute(current, {
        certificate,
        all: await tx.confirmations.lockOn(certificate.id),
        hasConsent: await mayAskAbout(tx, certificate),
        isAskable: await isAskable(tx, current),
        isAnswered: on.answers.some(
          (one) => one.confirmationId === current.id && one.id > id && one.disputedAt === null,
        ),
        link,
        now,
      });
      if (after !== current) await tx.confirmations.update(after);
      tx.audit.record(confirmationChanged(null, 'confirmation.disputed', after, { answer: id }));
      await tx.outbox.add('mail.confirmation-disputed', { confirmationId: current.id });
    });
  }

  /** Mails a link to all open requests of an address. Whether the address is known is not told. */
  async askForDesk(email: string): Promise<void> {
    const { allowed } = await this.limiter.hit(`desk:${this.pseudonyms.of(email)}`, DESK_MAILS_AN_HOUR, 3600);
    const [contact] = allowed ? await this.contacts.findByEmail(email) : [];
    if (!contact) return;
    await this.unitOfWork.run((tx) => tx.outbox.add('mail.confirmation-desk', { contactId: contact.id }));
  }

  deskToken(contactId: number, email: string): string {
    const until = keptUntil(DESK_DAYS, this.clock.now());
    return this.signer.token(deskResource(contactId, email), contactId, until);
  }

  /** The open requests of the address that the link was mailed to. @throws DomainError `confirmation_ended`. */
  async desk(token: string): Promise<OpenRequest[]> {
    const { id, exp, sig } = readLinkToken(token);
    const contact = await this.contacts.findById(id);
    const resource = deskResource(id, contact?.email ?? '');
    if (!contact || !this.signer.verify(resource, exp, sig, this.clock.now())) throw ended();
    const open = await this.confirmations.openAt(contact.email);
    const linked: OpenRequest[] = [];
    for (const one of open) {
      const link = await this.links.linkTo(one);
      if (link) linked.push(link);
    }
    return linked;
  }

  private end(
    token: string,
    action: 'answer' | 'decline',
    answerTo: (
      current: Confirmation,
    ) => Pick<NewAnswer, 'outcome' | 'fields' | 'name' | 'office' | 'reference' | 'note' | 'fileId'>,
  ): Promise<Confirmation> {
    const now = this.clock.now();
    return this.links.act(token, async (tx, current) => {
      const state = confirmationAfter(action, 'registrar', current.state);
      const { id, certificateId, party, claimed } = current;
      const told = { confirmationId: id, certificateId, party, claimed, at: now } as const;
      const given = answerTo(current);
      if (given.fileId !== null && (await tx.files.lock([given.fileId])).length === 0) throw attachmentGone();
      const answer = await tx.confirmations.addAnswer({ ...told, ...given, way: 'link', recordedBy: null });
      const after = await tx.confirmations.update({ ...current, state, attachedId: null, endedAt: now });
      tx.audit.record(answerGiven(after, answer));
      await tx.outbox.add('mail.confirmation-receipt', { answerId: answer.id });
      if (saysOtherwise(answer)) await tx.outbox.add('mail.confirmation-differs', { answerId: answer.id });
      else await tx.outbox.add('mail.confirmation-ended', { confirmationId: id, ending: answer.outcome });
      return after;
    });
  }
}

/** The contact is not locked: whoever removes one locks it before its requests. */
async function isAskable(tx: Transaction, { contactId, email }: Confirmation): Promise<boolean> {
  const contact = contactId === null ? null : await tx.contacts.find(contactId);
  const universityId = contact?.universityId ?? null;
  return isAskedAt(email, contact, universityId === null ? [] : await tx.contacts.domainsOf(universityId));
}
