/** What is kept of a passkey. */
export interface StoredPasskey {
  readonly id: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** What a browser is asked, as WebAuthn says it in JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Passkeys (WebAuthn) of this site. */
export abstract class Passkeys {
  /** @param challenge base64url; @param known those that the user has already. */
  abstract creation(account: string, challenge: string, known: readonly StoredPasskey[]): Promise<PasskeyOptions>;
  /** `null` where the answer is none for this challenge and site. */
  abstract created(answer: string, challenge: string): Promise<StoredPasskey | null>;
  abstract request(challenge: string, known: readonly StoredPasskey[]): Promise<PasskeyOptions>;
  /** The passkey as it is after its use; `null` where the answer is of none of these. */
  abstract used(answer: string, challenge: string, known: readonly StoredPasskey[]): Promise<StoredPasskey | null>;
}
