import { join } from 'node:path';
import { PictureEncoder } from '../../../src/platform/files/picture.encoder.js';

const ROOT = join(import.meta.dirname, '../../..');

/** The encoder with the child process of the present source: these tests ask for no build. */
export class SourcePictures extends PictureEncoder {
  protected override readonly script = join(ROOT, 'src/platform/files/picture-encoder.child.ts');
  protected override readonly execArgv = ['--import', join(ROOT, 'test/support/typescript-loader.mjs')];
}
