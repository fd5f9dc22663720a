import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';

/** Deflated blanks that inflate to this many megabytes; never held in memory unpacked. */
export async function bombOf(megabytes: number): Promise<Buffer> {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const blanks = Readable.from(
    (function* () {
      yield Buffer.from('20 0 ');
      for (let i = 0; i < megabytes; i++) yield megabyte;
    })(),
  );
  return buffer(blanks.pipe(createDeflate()));
}
