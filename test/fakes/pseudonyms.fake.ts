import { createHash } from 'node:crypto';
import { Pseudonyms } from '../../src/platform/security/pseudonyms.port.js';

/** Says what it stands for, so that a test sees whose it is. */
export class PlainPseudonyms extends Pseudonyms {
  of(text: string): string {
    return `pseudonym of ${text}`;
  }

  exactly(text: string): string {
    return createHash('sha256').update(`pseudonym of ${text}`).digest('hex');
  }
}
