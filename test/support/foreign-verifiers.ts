import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, verifyCredential as verifyDocument } from '@digitalbazaar/vc';
import { checkStatus, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { type JwtCredentialPayload, verifyCredential as verifyToken } from 'did-jwt-vc';
import { type DIDDocument, Resolver } from 'did-resolver';
import type { Credential } from './credentials.js';

const MULTIKEY = 'https://w3id.org/security/multikey/v1';

export interface Verified {
  readonly credential: Credential;
  readonly isRevoked: boolean;
}

/**
 * Whoever is handed a credential by DID: knows the address of its issuer alone, and has the libraries of others verify
 * it.
 */
export class ForeignVerifier {
  /** @param url where the server really is. */
  constructor(
    private readonly url: string,
    private readonly issuer: string,
  ) {}

  /** By `did-jwt-vc`. @throws Error where it does not take the token, or the list that tells its status. */
  async jwt(token: string): Promise<Verified> {
    const credential = await this.token(token);
    const { statusListCredential, statusListIndex } = credential.credentialStatus;
    const list = await this.token(await this.text(statusListCredential));
    const bits = await decodeList({ encodedList: String(list.credentialSubject.encodedList) });
    return { credential, isRevoked: bits.getStatus(Number(statusListIndex)) };
  }

  /** By `@digitalbazaar/vc`. @throws Error where it does not take the document, or the list that tells its status. */
  async document(text: string): Promise<Verified> {
    const credential = JSON.parse(text) as Credential;
    const { verified, error, statusResult } = await verifyDocument({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: async (url) => ({ contextUrl: null, documentUrl: url, document: await this.load(url) }),
      checkStatus,
    });
    if (!verified) throw error ?? statusResult?.error ?? new Error('not verified');
    if (!statusResult?.results) throw new Error('no status');
    return { credential, isRevoked: statusResult.results.some(({ status }) => status) };
  }

  async didDocument(): Promise<DIDDocument> {
    return JSON.parse(await this.text(`${this.issuer}/.well-known/did.json`)) as DIDDocument;
  }

  private async token(token: string): Promise<Credential> {
    const resolver = new Resolver({
      web: async (did) => {
        const didDocument = await this.didDocument();
        if (did !== didDocument.id) throw new Error(`${did} is somebody else`);
        return { didDocument, didDocumentMetadata: {}, didResolutionMetadata: {} };
      },
    });
    return (await verifyToken(token, resolver)).verifiableCredential as unknown as Credential;
  }

  private async load(url: string): Promise<object> {
    const did = await this.didDocument();
    if (url === did.id) return did;
    const key = did.verificationMethod?.find(({ id, type }) => id === url && type === 'Multikey');
    if (key) return { '@context': MULTIKEY, ...key };
    if (url.startsWith(`${this.issuer}/`)) return JSON.parse(await this.text(url)) as object;
    return (await defaultDocumentLoader(url)).document;
  }

  private async text(address: string): Promise<string> {
    expect(address.startsWith(`${this.issuer}/`)).toBe(true);
    const answer = await fetch(this.url + address.slice(this.issuer.length));
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    return answer.text();
  }
}

/** A token of another content under the signature that it had. */
export function altered(token: string, change: (claims: JwtCredentialPayload) => object): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JwtCredentialPayload;
  return [header, Buffer.from(JSON.stringify(change(claims))).toString('base64url'), signature].join('.');
}
