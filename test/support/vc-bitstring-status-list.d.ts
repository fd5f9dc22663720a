declare module '@digitalbazaar/vc-bitstring-status-list' {
  interface Status {
    readonly verified: boolean;
    readonly error?: Error;
    readonly results?: readonly { readonly verified: boolean; readonly status: boolean }[];
  }

  export function checkStatus(options: {
    readonly credential: object;
    readonly documentLoader: (url: string) => Promise<{ readonly document: object }>;
    readonly verifyBitstringStatusListCredential: boolean;
  }): Promise<Status>;

  export function decodeList(options: {
    readonly encodedList: string;
  }): Promise<{ readonly length: number; getStatus(position: number): boolean }>;
}
