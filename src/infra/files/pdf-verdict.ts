/** What the inspecting process found. */
export type PdfVerdict =
  | { readonly kind: 'sound' }
  | { readonly kind: 'unreadable' | 'refused'; readonly message: string };

export function isPdfVerdict(message: unknown): message is PdfVerdict {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
