import type { Message } from '../messages/message.js';
import { DomainError } from './domain-error.js';
import { type RemovalTarget, refuseStale } from './record-version.js';

/** What keeps which of several records, of which all are changed or none. */
export class RowRefusals {
  private readonly byId = new Map<number, DomainError>();

  /** @param judged the fields that one record may take and another not. */
  constructor(private readonly judged: readonly string[] = []) {}

  /**
   * @throws `error` where it is no refusal of this record: a failure, or one that names other fields than `judged`,
   * which are wrong for all of them.
   */
  note(id: number, error: unknown): void {
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.keys(error.details.errors ?? {});
    if (!fields.every((field) => this.judged.includes(field))) throw error;
    this.byId.set(id, error);
  }

  /**
   * @param count how many records were asked for.
   * @throws DomainError with what keeps the first of them; of several, `errors` tells by id why each one stays.
   */
  refuse(count: number): void {
    const [first] = this.byId.values();
    if (!first) return;
    if (count === 1) throw first;
    const errors = [...this.byId].map(([id, { said }]): [string, Message] => [String(id), onlyOne(said)]);
    throw new DomainError(first.reason, first.said, { ...first.details, errors: Object.fromEntries(errors) });
  }
}

/**
 * All of them as they were seen, or none.
 * @throws DomainError `stale_version` where one has another version by now; of several, `errors` tells by id which.
 */
export function refuseStaleRows(
  found: readonly { readonly id: number; readonly version: number }[],
  targets: readonly RemovalTarget[],
): void {
  const refusals = new RowRefusals();
  for (const { id, version } of targets) {
    try {
      for (const one of found) if (one.id === id) refuseStale(one, { version });
    } catch (error) {
      refusals.note(id, error);
    }
  }
  refusals.refuse(targets.length);
}

/** Refusals of one record say one thing. */
function onlyOne(said: Message | readonly Message[]): Message {
  const [message] = 'code' in said ? [said] : said;
  if (!message) throw new Error('A refusal says nothing');
  return message;
}
