/** What happened to a record, for what must follow after the commit. */
export type CertificateEvent =
  | { readonly type: 'saved' }
  | { readonly type: 'applied' }
  | { readonly type: 'verified'; readonly reportNumber: string }
  | { readonly type: 'rejected' }
  | { readonly type: 'corrected'; readonly reason: string; readonly edition: number };
