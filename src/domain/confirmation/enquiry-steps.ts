import type { Certificate } from '../certificate/certificate.js';
import type { Confirmation, ConfirmationAnswer } from './confirmation.js';
import { isLinkAlive } from './confirmation.machine.js';
import type { ConfirmingParty } from './contact.js';

/**
 * What an applicant is told of an enquiry about an application: that somebody was asked, and whether there was an
 * answer.
 */
export interface EnquiryStep {
  readonly party: ConfirmingParty;
  readonly askedAt: Date;
  /** `null` where no answer is there, or none that the office stands by. */
  readonly answeredAt: Date | null;
  /** `declined`: the office said that it does not answer. */
  readonly outcome: ConfirmationAnswer['outcome'] | null;
  /** When it ended without an answer; `null` where it did not. */
  readonly expiredAt: Date | null;
  /** Whether an answer is still waited for. */
  readonly open: boolean;
}

type Answer = Pick<ConfirmationAnswer, 'confirmationId' | 'at' | 'disputedAt' | 'outcome'>;

/** Nobody is asked about a record that was never applied for. */
export function mayBeAskedAbout({ appliedAt }: Pick<Certificate, 'appliedAt'>): boolean {
  return appliedAt !== null;
}

/** Oldest first. What never arrived was not asked. */
export function enquirySteps(
  all: readonly Pick<Confirmation, 'id' | 'party' | 'state' | 'sentAt' | 'endedAt'>[],
  { answers }: { readonly answers: readonly Answer[] },
): EnquiryStep[] {
  return all
    .filter(({ state }) => state !== 'undeliverable')
    .map(({ id, party, state, sentAt, endedAt }) => {
      const last = answers.findLast((answer) => answer.confirmationId === id && stillSays(answer, sentAt));
      const told = { answeredAt: last?.at ?? null, outcome: last?.outcome ?? null };
      const expiredAt = state === 'expired' ? endedAt : null;
      return { party, askedAt: sentAt, ...told, expiredAt, open: isLinkAlive(state) };
    })
    .sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
}

/** The office stands by it. That it does not answer is over once it is asked again. */
function stillSays({ at, disputedAt, outcome }: Answer, sentAt: Date): boolean {
  return disputedAt === null && (outcome !== 'declined' || at >= sentAt);
}
