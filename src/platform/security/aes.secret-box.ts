import { Injectable } from '@nestjs/common';
import { KeyRing } from './key-ring.js';
import { SecretBox } from './secret-box.port.js';

const PREFIX = 's1.';

@Injectable()
export class AesSecretBox extends SecretBox {
  constructor(private readonly ring: KeyRing) {
    super();
  }

  seal(secret: string, place: string): string {
    return PREFIX + this.ring.seal(Buffer.from(secret), place).toString('base64url');
  }

  open(sealed: string, place: string): string {
    if (!isSealed(sealed)) throw new Error('not a sealed text');
    return this.ring.open(bytesOf(sealed), place).toString();
  }

  isCurrent(sealed: string): boolean {
    return this.ring.isCurrent(bytesOf(sealed));
  }
}

/** Whether a text is sealed; those of releases that sealed none are not. */
export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

function bytesOf(sealed: string): Buffer {
  return Buffer.from(sealed.slice(PREFIX.length), 'base64url');
}
