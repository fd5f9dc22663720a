import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import yazl from 'yazl';
import { type ArchiveEntry, Archives } from './archives.port.js';

@Injectable()
export class YazlArchives extends Archives {
  private readonly logger = new Logger(YazlArchives.name);

  zip(entries: AsyncIterable<ArchiveEntry>): NodeJS.ReadableStream {
    const zip = new yazl.ZipFile();
    const output = new PassThrough();
    // Whoever reads it hears of it by themselves; until somebody does, an error must not end the process.
    output.on('error', (error) => this.logger.warn(`An archive was broken off: ${error.message}`));
    zip.on('error', (error: Error) => output.destroy(error));
    zip.outputStream.pipe(output);
    this.fill(zip, output, entries).catch((error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    return output;
  }

  /** One entry at a time, so that one source is open at a time; leaving the loop ends the entries. */
  private async fill(zip: yazl.ZipFile, output: PassThrough, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
    for await (const { name, modifiedAt, compress, content } of entries) {
      const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      const stop = () => source.destroy();
      if (output.destroyed) stop();
      output.once('close', stop);
      try {
        const read = finished(source, { writable: false });
        zip.addReadStream(source, name, { mtime: modifiedAt, compress });
        await read;
      } catch (error) {
        if (output.destroyed) return;
        throw error;
      } finally {
        output.off('close', stop);
      }
    }
    zip.end();
  }
}
