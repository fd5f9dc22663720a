import { Pseudonyms } from '../../src/platform/security/pseudonyms.port.js';

/** Says what it stands for, so that a test sees whose it is. */
export class PlainPseudonyms extends Pseudonyms {
  of(text: string): string {
    return `pseudonym of ${text}`;
  }
}
