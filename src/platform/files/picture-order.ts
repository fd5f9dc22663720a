import { type DomainError, REASONS, type Reason } from '../../domain/shared/domain-error.js';
import type { ImageType } from './image.encoder.js';

/** What the API asks the picture process for. */
export interface PictureOrder {
  readonly from: string;
  /** Of `from` and of `to`, see `PassingFile`. */
  readonly key: string;
  readonly type: ImageType;
  /** Where the new picture goes; there must be nothing yet. */
  readonly to: string;
}

/** What the worker asks it for: the points of a picture alone. */
export interface PointsOrder {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

export interface EncodedPicture {
  readonly size: number;
  readonly sha256: string;
  /** See `AcceptedFile`. */
  readonly pixels: string;
}

/** How an order ended; `failed` carries the system's code, such as `ENOSPC`. */
export type PictureResult =
  | ({ readonly kind: 'encoded' } & EncodedPicture)
  | ({ readonly kind: 'seen' } & Pick<EncodedPicture, 'pixels'>)
  | { readonly kind: 'refused'; readonly reason: Reason; readonly said: DomainError['said'] }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

export function isPictureResult(message: unknown): message is PictureResult {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  if (message.kind === 'encoded') return 'size' in message && 'sha256' in message && 'pixels' in message;
  if (message.kind === 'seen') return 'pixels' in message;
  if (message.kind === 'refused') return 'reason' in message && REASONS.some((reason) => reason === message.reason);
  return message.kind === 'failed';
}
