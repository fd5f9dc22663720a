import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Env } from '../../../src/config/env.js';
import { type FileKind, KIND_RULES } from '../../../src/domain/files/file-kind.js';
import type { AcceptedFile } from '../../../src/platform/files/file-intake.port.js';
import { PictureEncoder } from '../../../src/platform/files/picture.encoder.js';
import { UploadIntake } from '../../../src/platform/files/upload.file-intake.js';
import { PdfInspector } from '../../../src/platform/pdf-inspection/pdf.inspector.js';
import { SourceProcesses, translateChild } from '../../support/source-processes.js';
import { encoderProcesses } from './encoder-processes.js';

export interface Taken {
  readonly file: AcceptedFile;
  readonly bytes: Buffer;
}

/** Counts how often it is asked for a picture. */
class CountingEncoder extends PictureEncoder {
  asked = 0;

  override encode(...given: Parameters<PictureEncoder['encode']>): ReturnType<PictureEncoder['encode']> {
    this.asked += 1;
    return super.encode(...given);
  }
}

/** An intake on a data folder of its own. */
export class IntakeBench {
  private constructor(
    readonly intake: UploadIntake,
    readonly folder: string,
    private readonly pictures: CountingEncoder,
    private readonly release: () => Promise<void>,
  ) {}

  static async make(inspectMs?: number): Promise<IntakeBench> {
    const dataDir = await mkdtemp(join(tmpdir(), 'intake-'));
    const child = await translateChild('src/platform/pdf-inspection/pdf-inspector.child.ts');
    const inspecting = new SourceProcesses(child.script, inspectMs);
    const encoding = await encoderProcesses();
    const inspector = new PdfInspector(inspecting);
    const pictures = new CountingEncoder(encoding.processes);
    await Promise.all([inspecting.onModuleInit(), encoding.processes.onModuleInit()]);
    const intake = new UploadIntake(Object.assign(new Env(), { dataDir }), inspector, pictures);
    await intake.onModuleInit();
    return new IntakeBench(intake, join(dataDir, 'tmp', 'uploads'), pictures, async () => {
      inspecting.onApplicationShutdown();
      await Promise.all([child.remove(), encoding.remove(), rm(dataDir, { recursive: true })]);
    });
  }

  /** Stages and accepts `bytes`, checks size and digest, and clears up; throws what the intake throws. */
  async take(bytes: Uint8Array, kind: FileKind): Promise<Taken> {
    const staged = await this.intake.stage(Readable.from([Buffer.from(bytes)]), KIND_RULES[kind].below + 1);
    if (!staged) throw new Error('too long to be staged');
    try {
      const file = await this.intake.accept(staged, KIND_RULES[kind]);
      const stored = await buffer(this.intake.pieces(file));
      expect(file.size).toBe(stored.length);
      expect(file.sha256).toBe(createHash('sha256').update(stored).digest('hex'));
      await this.intake.discard(file);
      return { file, bytes: stored };
    } finally {
      await this.intake.discard(staged);
    }
  }

  /** What the API does with an upload, without the checks of this bench. */
  async intakeOnly(bytes: Uint8Array, kind: FileKind): Promise<void> {
    const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const staged = await this.intake.stage(Readable.from(pieces), KIND_RULES[kind].below);
    if (!staged) throw new Error('too long to be staged');
    await this.intake.discard(staged, await this.intake.accept(staged, KIND_RULES[kind]));
  }

  /** How often the encoder was asked so far. */
  get encoderAsked(): number {
    return this.pictures.asked;
  }

  /** What lies in the folder of temporary files. */
  leftovers(): Promise<string[]> {
    return readdir(this.folder);
  }

  close(): Promise<void> {
    return this.release();
  }
}
