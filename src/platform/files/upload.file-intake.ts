import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { type KindRules, WRONG_FORMAT } from '../../domain/files/file-kind.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { MalwareScanner } from '../malware/malware-scanner.port.js';
import { NoMalwareScanner } from '../malware/no.malware-scanner.js';
import { PdfInspector } from '../pdf-inspection/pdf.inspector.js';
import { diskFullOr } from '../storage/disk-full.js';
import { removeStaleFiles } from '../storage/stale-files.js';
import { contentType } from './content-type.js';
import { type AcceptedFile, FileIntake, type StagedFile } from './file-intake.port.js';
import type { ImageType } from './image.encoder.js';
import { pngDimensions, refuseImpossible } from './image-dimensions.js';
import { newPassingKey, passingHead, passingPieces, passingSeal } from './passing-file.js';
import { PictureEncoder } from './picture.encoder.js';
import { swallow } from './stream-rest.js';

/** Takes uploads into `DATA_DIR/tmp/uploads`, where none ever lies in clear. */
@Injectable()
export class UploadIntake extends FileIntake implements OnModuleInit {
  private readonly folder: string;

  constructor(
    env: Env,
    private readonly pdfs: PdfInspector,
    private readonly pictures: PictureEncoder,
    @Optional() private readonly scanner: MalwareScanner = new NoMalwareScanner(),
  ) {
    super();
    this.folder = join(env.dataDir, 'tmp', 'uploads');
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await removeStaleFiles(this.folder);
  }

  /**
   * A stream that is too long is read on for a while after the answer, so that a sender who writes before they read
   * gets to see it.
   */
  async stage(stream: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile | null> {
    const chunks = stream[Symbol.asyncIterator]();
    // Asked for at once: a stream that breaks before anybody reads it would end the process.
    const first = chunks.next();
    first.catch(() => undefined);
    let size = 0;
    try {
      const key = newPassingKey();
      const seal = passingSeal(key);
      const hash = createHash('sha256');
      const path = await this.keep(async (file) => {
        for (let next = await first; !next.done; next = await chunks.next()) {
          size += next.value.length;
          if (size >= limit) return false;
          hash.update(next.value);
          await file.writeFile(seal.piece(next.value));
        }
        await file.writeFile(seal.end());
        return true;
      });
      if (path !== null) return { path, key, size, sha256: hash.digest('hex') };
    } catch (error) {
      swallow(chunks);
      throw error;
    }
    swallow(chunks);
    return null;
  }

  pieces(file: StagedFile): AsyncIterable<Uint8Array> {
    return passingPieces(file);
  }

  async accept(staged: StagedFile, rules: KindRules): Promise<AcceptedFile> {
    if (staged.size >= rules.below) throw new DomainError('too_large', rules.tooLarge);
    const head = await passingHead(staged);
    const type = await contentType(head);
    if (type === null || !rules.types.includes(type)) throw new DomainError('wrong_format', WRONG_FORMAT);
    // By its head alone: whoever sends it need not wait until the encoder has time.
    if (type === 'image/png') refuseImpossible(pngDimensions(head));
    // Before anything of ours decodes it.
    await this.scanner.scan(passingPieces(staged));
    if (type === 'image/jpeg' || type === 'image/png') return this.acceptImage(staged, type);
    if (type === 'application/pdf') await this.pdfs.inspect(staged);
    return { ...staged, type, pixels: null };
  }

  async discard(...files: readonly StagedFile[]): Promise<void> {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }

  private async acceptImage(staged: StagedFile, type: ImageType): Promise<AcceptedFile> {
    const path = this.newPath();
    try {
      return { path, key: staged.key, type, ...(await this.pictures.encode(staged, type, path)) };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /**
   * Fills a new temporary file.
   * @returns its path, or `null` where `fill` gave it up; then, and on any error, it is gone.
   */
  private async keep(fill: (file: FileHandle) => Promise<boolean>): Promise<string | null> {
    const path = this.newPath();
    let kept = false;
    try {
      const file = await open(path, 'wx', 0o600);
      try {
        kept = await fill(file);
      } finally {
        await file.close();
      }
    } catch (error) {
      kept = false;
      throw diskFullOr(error);
    } finally {
      if (!kept) await rm(path, { force: true });
    }
    return kept ? path : null;
  }

  private newPath(): string {
    return join(this.folder, randomUUID());
  }
}
