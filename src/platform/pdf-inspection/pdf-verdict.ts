import type { Message } from '../../domain/messages/message.js';

/** What the inspecting process is asked. */
export interface PdfTask {
  readonly path: string;
  readonly key: string;
}

/** What it found. */
export type PdfVerdict =
  | { readonly kind: 'sound' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly said: Message };

export function isPdfVerdict(message: unknown): message is PdfVerdict {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
