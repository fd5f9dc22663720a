import type { Language } from '../../domain/account/user.js';

/** That staff gave an account another email, kept until the old address has been told. */
export interface EmailChange {
  readonly userId: number;
  readonly oldEmail: string;
  readonly language: Language;
  /** Whether the password was changed along with it. */
  readonly passwordToo: boolean;
  readonly changedAt: Date;
}

export abstract class EmailChangeReader {
  abstract findById(id: number): Promise<EmailChange | null>;
}

export interface EmailChangeStore {
  /** @returns its id. */
  insert(change: EmailChange): Promise<number>;
  remove(id: number): Promise<void>;
}
