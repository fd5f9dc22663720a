import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Env } from '../../config/env.js';
import { type PasskeyOptions, Passkeys, type StoredPasskey } from './passkeys.port.js';

const NAME = 'MyVerify';

/** Loaded when it is needed first: a start must not wait for it. */
const library = () => import('@simplewebauthn/server');

@Injectable()
export class SimpleWebAuthnPasskeys extends Passkeys {
  private readonly origin: string;
  private readonly site: string;

  constructor(env: Env) {
    super();
    const { origin, hostname } = new URL(env.publicUrl);
    this.origin = origin;
    this.site = hostname;
  }

  override async creation(
    account: string,
    challenge: string,
    known: readonly StoredPasskey[],
  ): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.site,
      userName: account,
      challenge: bytesOf(challenge),
      attestationType: 'none',
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    return { ...options };
  }

  override async created(answer: string, challenge: string): Promise<StoredPasskey | null> {
    const response = parsed<RegistrationResponseJSON>(answer);
    if (!response) return null;
    const { verifyRegistrationResponse } = await library();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.site,
        requireUserVerification: false,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    } catch {
      // It throws for whatever is not as it must be, which is the sender's doing.
      return null;
    }
  }

  override async request(challenge: string, known: readonly StoredPasskey[]): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.site,
      challenge: bytesOf(challenge),
      allowCredentials: known.map(described),
      userVerification: 'preferred',
    });
    return { ...options };
  }

  override async used(
    answer: string,
    challenge: string,
    known: readonly StoredPasskey[],
  ): Promise<StoredPasskey | null> {
    const response = parsed<AuthenticationResponseJSON>(answer);
    const passkey = known.find(({ id }) => id === response?.id);
    if (!response || !passkey) return null;
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.site,
        requireUserVerification: false,
        credential: { id: passkey.id, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
      });
      return verified ? { ...passkey, counter: authenticationInfo.newCounter } : null;
    } catch {
      // As above; a counter that went back is the sign of a copied passkey.
      return null;
    }
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

const described = ({ id, transports }: StoredPasskey) => ({ id, transports: [...transports] as Transports });

function parsed<Response extends object>(answer: string): Response | null {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null ? (value as Response) : null;
  } catch {
    return null;
  }
}
