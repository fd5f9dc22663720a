import { ApiError } from '@myverify/api-client/api-error';
import { newKey } from '@myverify/api-client/idempotency-key';
import { LEAST_DAYS_OF_KEYS } from '@myverify/domain/privacy/retention';
import { DAY_MS } from '@myverify/domain/shared/calendar';
import { isSettled } from '../../../lib/command';
import type { Sent } from './draft-autosave';
import type { CertificateRecord, Sending, Verb } from './queries';

/** Where is noted what was sent without an answer so far. */
export interface SentNote {
  readonly sent: Sent | null;
  sends(sent: Sent | null): void;
}

/** Until then the service knows the key, however long the first try was under way. */
const KEY_GOOD_MS = LEAST_DAYS_OF_KEYS * DAY_MS - 3_600_000;

type Send = (sending: Sending, key: string) => Promise<CertificateRecord>;

/**
 * Sends a form so that it is done once, also where an answer was lost, the page loaded anew and something changed
 * meanwhile: the key stays the same until there is an answer. The service takes the first that arrives under it and
 * tells others apart by 422; then what was tried before is asked about again, which does nothing more.
 * @returns the record, and what it was made or changed by: `sending`, or what was sent before it
 */
export async function sendOnce(
  sending: Sending,
  note: SentNote,
  send: Send,
): Promise<{ readonly record: CertificateRecord; readonly by: Sending }> {
  const { key, at, tried } = note.sent ?? { key: newKey(), at: Date.now(), tried: [] };
  const before = tried.filter((earlier) => !isAlike(earlier, sending));
  note.sends({ key, ...(at === undefined ? {} : { at }), tried: [...before, sending] });
  for (const by of [sending, ...before]) {
    try {
      const record = await send(by, key);
      note.sends(null);
      return { record, by };
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'idempotency_mismatch') continue;
      if (!(error instanceof Error) || !isSettled(error)) throw error;
      note.sends(null);
      // What was refused then is not what is sent now.
      if (by !== sending) return sendOnce(sending, note, send);
      throw error;
    }
  }
  throw new ApiError({ status: 422, reason: 'idempotency_mismatch', code: 'idempotency_key_used', message: '' });
}

/**
 * The service may have forgotten the key: a new record that was sent under it might be made a second time. A change is
 * not made twice; the version of its record tells.
 */
export function mayBeTwice({ at = 0, tried }: Sent): boolean {
  return Date.now() - at >= KEY_GOOD_MS && tried.some(({ target }) => target === null);
}

/** They would do the same to the same state of the same record. */
function isAlike(one: Sending, other: Sending): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What `by` did is all that `wanted` asks for, whichever state of the record each was based on. */
export function isDoneBy(by: Sending, wanted: Sending): boolean {
  return by.verb === wanted.verb && JSON.stringify(by.body) === JSON.stringify(wanted.body);
}

/** What is told of what was done: where a second officer has to release it, a verification is only proposed so far. */
export function toldOf(done: Verb | 'reject', saved: Pick<CertificateRecord, 'cert_status'> | null) {
  return done === 'authenticate' && saved?.cert_status !== 'Verified' ? 'proposed' : done;
}
