import { type ChildProcess, fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SEAL_STATES, type SealState } from '../../domain/certificate/file-verdict.js';
import type { StagedFile } from '../files/file-intake.port.js';
import { Turnstile } from '../files/turnstile.js';
import { SealKeys } from './seal-keys.js';
import { type FoundSeal, SealReader } from './seal-reader.port.js';

const SCRIPT = fileURLToPath(new URL('./seal-examiner.child.js', import.meta.url));
const PROCESSES = 2;
const LONGEST_QUEUE = 50;
const LONGEST_MS = 10_000;
const HEAP_MB = 96;
const UNREAD: FoundSeal = { state: 'unread', number: null };

/** Has each file of a stranger examined in a process of its own, with little memory, little time and none of our settings. */
@Injectable()
export class ForkedSealReader extends SealReader implements OnModuleInit, OnApplicationShutdown {
  private readonly turnstile = new Turnstile(PROCESSES, LONGEST_QUEUE);
  private readonly children = new Set<ChildProcess>();
  private readonly logger = new Logger(ForkedSealReader.name);

  constructor(@Inject(SealKeys) private readonly keys: SealKeys) {
    super();
  }

  /** A missing script must stop the start, not each check. */
  async onModuleInit(): Promise<void> {
    await access(SCRIPT);
  }

  onApplicationShutdown(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  examine(file: StagedFile): Promise<FoundSeal> {
    return this.turnstile.pass(() => this.found(file.path));
  }

  async verify(pdf: Uint8Array): Promise<SealState> {
    const { sealIn } = await import('./seal.examination.js');
    return sealIn(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), this.keys.all);
  }

  private async found(path: string): Promise<FoundSeal> {
    const child = fork(SCRIPT, [path, ...this.keys.all.map(({ raw }) => raw.toString('base64'))], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.children.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    try {
      return await new Promise<FoundSeal>((resolve) => {
        child.once('message', (message) => resolve(isFoundSeal(message) ? message : UNREAD));
        child.once('error', (error) => {
          this.logger.error('The process that examines a file did not start', error);
          resolve(UNREAD);
        });
        child.once('close', () => resolve(UNREAD));
      });
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
      this.children.delete(child);
    }
  }
}

function isFoundSeal(message: unknown): message is FoundSeal {
  if (typeof message !== 'object' || message === null || !('state' in message) || !('number' in message)) return false;
  const { state, number } = message;
  return SEAL_STATES.some((one) => one === state) && (number === null || typeof number === 'string');
}
