import { WRONG_FORMAT } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';

/** A camera's largest picture or an A3 scan at 600 dpi, with room. */
export const MOST_PIXELS = 100_000_000;
/** Progressive, interlaced and turned pictures are held in memory as a whole while they are decoded. */
const MOST_PIXELS_IN_MEMORY = 50_000_000;

export interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly inMemory: boolean;
}

/**
 * What the head of a PNG claims. Read by hand, since a header alone would be called broken, and the user should learn
 * the true reason. @throws DomainError `wrong_format` where it is cut off.
 */
export function pngDimensions(head: Buffer): Dimensions {
  if (head.length < 24) throw new DomainError('wrong_format', WRONG_FORMAT);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20), inMemory: false };
}

/** @throws DomainError `upload_refused`. */
export function refuseImpossible({ width, height, inMemory }: Dimensions): void {
  if (width * height > (inMemory ? MOST_PIXELS_IN_MEMORY : MOST_PIXELS)) {
    throw new DomainError('upload_refused', message('image_dimensions', { width, height }));
  }
}
