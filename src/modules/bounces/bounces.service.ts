import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addressBounced } from '../../domain/bounce/bounce.audit.js';
import { countBounce } from '../../domain/bounce/bounce.js';
import { type BounceOutcome, outcomeOf } from '../../domain/bounce/delivery-status.js';
import { ReturnPaths, type ReturnToken } from '../../platform/mail/return-paths.port.js';
import { ReturnedMails } from '../../platform/mail/returned-mail.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ConfirmationReader } from '../confirmations/confirmation.repository.js';
import { giveUpEnquiry } from '../confirmations/undeliverable.steps.js';
import { UserReader } from '../users/user.repository.js';
import { lookAgain } from './bounce-ends.steps.js';

/** Larger ones hold more than a report and a mail of ours. In bytes. */
export const LARGEST_BOUNCE = 2_000_000;
/** Headers may name many; of a genuine bounce the first is right. */
const MOST_TOKENS = 10;

/** What was made of a message, in one line without an address. */
export interface TakenIn {
  readonly said: string;
  /** Whether it tells of a mail that was not delivered, genuine or not. */
  readonly isBounce: boolean;
}

const noBounce = (said: string): TakenIn => ({ said, isBounce: false });

/** Takes the mails in that come back. */
@Injectable()
export class BouncesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly returned: ReturnedMails,
    private readonly paths: ReturnPaths,
    private readonly users: UserReader,
    private readonly confirmations: ConfirmationReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Only the token of the address that it came back to is believed, and what it says of the delivery; no address inside
   * of it.
   * @param recipients addresses that the mail server says it was brought to; those in its headers are looked at as
   * well.
   * @returns what was made of it, in one line without an address.
   * @throws what the database throws.
   */
  async take(message: Uint8Array, recipients: readonly string[] = []): Promise<string> {
    return (await this.takeIn(message, recipients)).said;
  }

  /** As `take`; the same message taken in again changes nothing. */
  async takeIn(message: Uint8Array, recipients: readonly string[] = []): Promise<TakenIn> {
    if (message.length === 0) return noBounce('Ignored: no message');
    if (message.length > LARGEST_BOUNCE) return noBounce(`Ignored: larger than ${LARGEST_BOUNCE} bytes`);
    const mail = await this.returned.read(message);
    if (!mail) return noBounce('Ignored: not a mail');
    if (mail.deliveryStatus === null) return noBounce('Ignored: not a report of a delivery');
    const outcome = outcomeOf(mail.deliveryStatus);
    if (!outcome) return noBounce('Ignored: a report of no failure');
    const addresses = [...recipients, ...mail.addressedTo];
    return {
      said: await this.believe(addresses, outcome, createHash('sha256').update(message).digest('hex')),
      isBounce: true,
    };
  }

  private async believe(addresses: readonly string[], outcome: BounceOutcome, digest: string): Promise<string> {
    const tokens = this.paths.find(addresses).slice(0, MOST_TOKENS);
    if (tokens.length === 0) return 'Ignored: not sent back to an address that names whom the mail went to';
    for (const token of tokens) {
      const email = await this.addressOf(token);
      if (email !== null && this.isGenuine(token, email)) return this.note(token, outcome, digest);
    }
    return 'Ignored: its address is forged, too old, or of an address that its owner has no more';
  }

  private async addressOf({ recipient: { kind, id } }: ReturnToken): Promise<string | null> {
    if (kind === 'confirmation') return (await this.confirmations.findById(id))?.email ?? null;
    const user = (await this.users.findById(id))?.user;
    return user && !user.erasedAt ? user.email : null;
  }

  private isGenuine(token: ReturnToken, email: string): boolean {
    return this.paths.isGenuine(token, email, this.clock.now());
  }

  private async note(token: ReturnToken, { kind, status }: BounceOutcome, digest: string): Promise<string> {
    const { recipient } = token;
    const of = `${recipient.kind} ${recipient.id}: ${status}`;
    if (kind === 'soft') return `Counted for nothing, ${of} says nothing of the address`;
    const noted =
      recipient.kind === 'account' ? await this.noteAccount(token, status, digest) : await this.noteEnquiry(token);
    return noted ? `Noted, ${of}` : `Ignored, ${of} came too late, or again`;
  }

  private noteAccount(token: ReturnToken, status: string, digest: string): Promise<boolean> {
    const { id } = token.recipient;
    return this.unitOfWork.run(async (tx) => {
      const user = await tx.users.lock(id);
      // It may have another address by now.
      if (!user || user.erasedAt || !this.isGenuine(token, user.email)) return false;
      if (!(await tx.bounces.takeOnce(digest, this.clock.now()))) return false;
      const known = await tx.bounces.find(id);
      const bounce = countBounce(known, id, status, this.clock.now());
      await tx.bounces.put(bounce);
      if (known) return true;
      tx.audit.record(addressBounced(bounce));
      await lookAgain(tx, id);
      return true;
    });
  }

  private noteEnquiry(token: ReturnToken): Promise<boolean> {
    const { id } = token.recipient;
    const isSame = ({ email }: { readonly email: string }) => this.isGenuine(token, email);
    return this.unitOfWork.run((tx) => giveUpEnquiry(tx, id, isSame, this.clock.now()));
  }
}
