import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The library comes when a passkey is asked for: most visits ask for none.

type Options = Readonly<Record<string, unknown>> | null;

/** The browser was not asked, or whoever sits there did not want to, or it took too long. */
export class PasskeyMissing extends Error {
  override readonly name = 'PasskeyMissing';
}

/** Whether this browser knows passkeys at all; on a page without https it does not. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the browser make a passkey. @returns its answer, as the service takes it. @throws PasskeyMissing */
export async function createPasskey(options: Options): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answered(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

/** Has the browser show a passkey. @returns its answer, as the service takes it. @throws PasskeyMissing */
export async function showPasskey(options: Options): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
}

async function answered(ceremony: Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await ceremony);
  } catch (error) {
    throw new PasskeyMissing('no passkey', { cause: error });
  }
}
