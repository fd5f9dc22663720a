import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { createDecoder, createVerifier } from 'fast-jwt';
import { PortalClient } from './portal.js';

/** A credential as far as the tests read it. */
export interface Credential {
  readonly id: string;
  readonly issuer: { readonly id: string };
  readonly credentialSubject: Record<string, unknown> & { readonly report: { readonly edition: number } };
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
}

interface Keys {
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[];
}

/**
 * Whoever is handed a credential: knows the address of its issuer alone, and checks it with libraries that the service
 * does not use.
 */
export class Verifier {
  private readonly anyone: PortalClient;

  /** @param url where the server really is. */
  constructor(
    url: string,
    private readonly issuer: string,
  ) {
    this.anyone = new PortalClient(url);
  }

  async keys(): Promise<Keys['keys']> {
    return ((await (await this.anyone.raw('/.well-known/jwks.json')).json()) as Keys).keys;
  }

  /** What a token says. @throws Error where no published key has signed it. */
  async read<T = Credential>(token: string): Promise<T> {
    const { header } = createDecoder({ complete: true })(token) as { header: { kid: string; typ: string } };
    const jwk = (await this.keys()).find(({ kid }) => kid === header.kid);
    if (!jwk) throw new Error(`no key ${header.kid} is published`);
    const key = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    return createVerifier({ key, algorithms: ['EdDSA'], checkTyp: 'vc+jwt' })(token) as T;
  }

  /** The list at an address of the issuer, its signature checked. */
  async list<T extends object>(address: string): Promise<T> {
    expect(address.startsWith(`${this.issuer}/`)).toBe(true);
    const answer = await this.anyone.raw(address.slice(this.issuer.length));
    expect(answer.status).toBe(200);
    return this.read<T>(await answer.text());
  }

  /** Whether a credential is revoked. */
  async isRevoked(credential: Credential): Promise<boolean> {
    const { verified, error, results } = await checkStatus({
      credential,
      documentLoader: async (address) => ({ document: await this.list(address) }),
      // The list comes as a token: its signature is checked where it is loaded.
      verifyBitstringStatusListCredential: false,
    });
    if (!verified) throw error ?? new Error('the status could not be checked');
    return results?.some(({ status }) => status) ?? false;
  }
}
