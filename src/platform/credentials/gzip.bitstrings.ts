import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Bitstrings } from './bitstrings.port.js';

const compress = promisify(gzip);

@Injectable()
export class GzipBitstrings extends Bitstrings {
  async encode(size: number, positions: readonly number[]): Promise<string> {
    const bytes = new Uint8Array(Math.ceil(size / 8));
    for (const position of positions) {
      const place = Math.floor(position / 8);
      // The first bit is the leftmost one.
      bytes[place] = (bytes[place] ?? 0) | (0x80 >> (position % 8));
    }
    return `u${(await compress(bytes)).toString('base64url')}`;
  }
}
