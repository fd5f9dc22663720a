import { createHash, randomBytes } from 'node:crypto';
import { clientAuthenticationAnonymous, type JwtSigner, setGlobalConfig } from '@openid4vc/oauth2';
import { type IssuerMetadataResult, Openid4vciClient } from '@openid4vc/openid4vci';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

// The servers of tests speak HTTP.
setGlobalConfig({ allowInsecureUrls: true });

type Algorithm = 'ES256' | 'EdDSA';

export interface WalletKey {
  readonly alg: Algorithm;
  readonly jwk: JWK;
  readonly sign: (header: object, payload: object) => Promise<string>;
}

export async function newWalletKey(alg: Algorithm = 'ES256'): Promise<WalletKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const sign = (header: object, payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg, ...header }).sign(privateKey);
  return { alg, jwk: await exportJWK(publicKey), sign };
}

export const didJwk = ({ jwk }: WalletKey) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;

/** A wallet that others make: the client of `@openid4vc/openid4vci`, with a key of its own. */
export class Wallet {
  readonly client: Openid4vciClient;

  /** @param key with which it shows who it is. @param signingKey with which it really signs. */
  constructor(
    readonly key: WalletKey,
    signingKey: WalletKey = key,
  ) {
    this.client = new Openid4vciClient({
      callbacks: {
        fetch,
        hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
        generateRandom: (bytes) => randomBytes(bytes),
        clientAuthentication: clientAuthenticationAnonymous(),
        signJwt: async (_signer, { header, payload }) => ({
          jwt: await signingKey.sign(header, payload),
          signerJwk: key.jwk as never,
        }),
      },
    });
  }

  /** Reads what is behind a QR code. */
  async read(link: string) {
    const offer = await this.client.resolveCredentialOffer(link);
    const issuerMetadata = await this.client.resolveIssuerMetadata(offer.credential_issuer);
    return { offer, issuerMetadata };
  }

  /** The access token for an offer and its PIN. */
  async redeem(link: string, pin: string) {
    const { offer, issuerMetadata } = await this.read(link);
    const { accessTokenResponse } = await this.client.retrievePreAuthorizedCodeAccessTokenFromOffer({
      credentialOffer: offer,
      issuerMetadata,
      txCode: pin,
    });
    const [configuration = ''] = offer.credential_configuration_ids;
    return { token: accessTokenResponse.access_token, configuration, issuerMetadata };
  }

  async nonce(issuerMetadata: IssuerMetadataResult): Promise<string> {
    return (await this.client.requestNonce({ issuerMetadata })).c_nonce;
  }

  async proof(
    issuerMetadata: IssuerMetadataResult,
    configuration: string,
    nonce: string,
    byDid = false,
  ): Promise<string> {
    const { alg } = this.key;
    const signer: JwtSigner = byDid
      ? { method: 'did', didUrl: `${didJwk(this.key)}#0`, alg }
      : { method: 'jwk', publicJwk: this.key.jwk as never, alg };
    const request = { issuerMetadata, credentialConfigurationId: configuration, nonce, signer };
    return (await this.client.createCredentialRequestJwtProof(request)).jwt;
  }

  /** The credential of an offer, all the way. */
  async take(link: string, pin: string, byDid = false): Promise<string> {
    const { token, configuration, issuerMetadata } = await this.redeem(link, pin);
    const jwt = await this.proof(issuerMetadata, configuration, await this.nonce(issuerMetadata), byDid);
    const { credentialResponse } = await this.client.retrieveCredentials({
      issuerMetadata,
      accessToken: token,
      credentialConfigurationId: configuration,
      proofs: { jwt: [jwt] },
    });
    const [first] = credentialResponse.credentials ?? [];
    return (first as { readonly credential: string }).credential;
  }
}
