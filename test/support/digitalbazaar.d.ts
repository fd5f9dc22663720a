declare module '@digitalbazaar/vc' {
  type Load = (url: string) => Promise<{ readonly document: object; readonly documentUrl: string }>;

  interface Verified {
    readonly verified: boolean;
    readonly error?: Error;
    readonly statusResult?: {
      readonly verified: boolean;
      readonly error?: Error;
      readonly results?: readonly { readonly status: boolean }[];
    };
  }

  export const defaultDocumentLoader: Load;
  export function verifyCredential(options: {
    readonly credential: object;
    readonly suite: object;
    readonly documentLoader: Load;
    readonly checkStatus: (options: never) => Promise<unknown>;
  }): Promise<Verified>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { readonly cryptosuite: object });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
