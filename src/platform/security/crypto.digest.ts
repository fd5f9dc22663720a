import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Digest } from './digest.port.js';

@Injectable()
export class CryptoDigest extends Digest {
  sha256(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
  }
}
