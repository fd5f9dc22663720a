import { mayBeTwice, type SentNote } from './send-once';

/** What a form is, as far as it tells whether it may be sent. */
interface Sender {
  /** It is being sent. Two clicks may come before the button is seen disabled. */
  readonly isHeld: boolean;
  readonly filesUnderWay: number;
  readonly note: SentNote;
}

export type NotNow = 'held' | 'wait' | 'sentLongAgo';

/**
 * What keeps a form from being sent now, by whichever way it is sent. That it might be made twice keeps it back once:
 * whoever was told, and sends it again, has looked.
 */
export function keptFromSending({ isHeld, filesUnderWay, note }: Sender): NotNow | null {
  if (isHeld) return 'held';
  if (filesUnderWay > 0) return 'wait';
  if (!note.sent || !mayBeTwice(note.sent)) return null;
  note.sends(null);
  return 'sentLongAgo';
}
