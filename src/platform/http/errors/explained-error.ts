import type { Message } from '../../../domain/messages/message.js';
import type { FieldErrors } from '../../../domain/shared/domain-error.js';

export interface Explained {
  /** When it happens, for the table of reasons. */
  readonly when: string;
  readonly message: Message;
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;
}

/** One that names a field. */
export const byField = (when: string, field: string, message: Message): Explained => ({
  when,
  message,
  errors: { [field]: message },
});
