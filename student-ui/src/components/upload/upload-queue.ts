import { ApiError } from '@myverify/api-client/api-error';
import type { Message } from '@myverify/domain/messages/message';
import { isSettled } from '../../lib/command';
import { isMendable, mendPicture } from './picture-care';
import type { UploadedFile } from './send-file';
import { refusalOf, type UploadKind } from './upload-rules';

/** So many at a time: on a slow line one finished file is worth more than five halves. */
const AT_ONCE = 3;

export interface Upload {
  readonly id: string;
  /** The field of the form that the file is for. */
  readonly field: string;
  readonly kind: UploadKind;
  readonly file: File;
  /** `refused`: here or by the server, which would not take it at another try either. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  readonly percent: number;
  /** The address of the file whose place it takes once it has arrived. */
  readonly replaces?: string | undefined;
  /** Why it was not sent. */
  readonly refusal?: Message;
  /** Why sending failed, or what the server refused it for. */
  readonly error?: unknown;
}

export interface Order {
  readonly id: string;
  readonly file: File;
  readonly kind: UploadKind;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

interface Work {
  readonly send: (order: Order) => Promise<UploadedFile>;
  readonly onDone: (field: string, uploaded: UploadedFile, replaces?: string) => void;
}

/** Files on their way. What arrived leaves the list; what failed stays until it is sent again or removed. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly running = new Map<string, AbortController>();
  private readonly byField = new Map<string, readonly Upload[]>();
  private readonly listeners = new Set<() => void>();
  private count = 0;

  /** @param left what another queue could not send, shown here with what became of it */
  constructor(
    private readonly work: Work,
    left: readonly Upload[] = [],
  ) {
    this.uploads = left.map((upload) => ({ ...upload, id: this.nextId() }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.uploads;

  /** Those of one field: the same list while nothing of it has changed, whatever becomes of the others. */
  of(field: string): readonly Upload[] {
    const here = this.uploads.filter((upload) => upload.field === field);
    const before = this.byField.get(field);
    if (before?.length === here.length && before.every((upload, place) => upload === here[place])) return before;
    this.byField.set(field, here);
    return here;
  }

  /** Those that have not arrived, and could. */
  unsent(): readonly Upload[] {
    return this.uploads.filter(({ state }) => state !== 'refused');
  }

  /** How many are on their way, or wait for that. */
  underWay(): number {
    return this.uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  }

  /** @param replaces the address of a file whose place a single one takes */
  add(field: string, kind: UploadKind, files: readonly File[], replaces?: string): void {
    const added = files.map((file): Upload => {
      const refusal = isMendable(file, kind) ? null : refusalOf(file, kind);
      const id = this.nextId();
      const made = { id, field, kind, file, percent: 0, replaces };
      return { ...made, ...(refusal ? { state: 'refused', refusal } : { state: 'waiting' }) };
    });
    this.set([...this.uploads, ...added]);
    this.startNext();
  }

  /** Takes a file off the list; one on its way is cancelled. */
  remove(id: string): void {
    this.running.get(id)?.abort();
    this.set(this.uploads.filter((upload) => upload.id !== id));
    this.startNext();
  }

  retry(id: string): void {
    this.change(id, { state: 'waiting', percent: 0, error: undefined });
    this.startNext();
  }

  /** Ends everything; what was on its way is cancelled. */
  clear(): void {
    for (const controller of this.running.values()) controller.abort();
    this.set([]);
  }

  private startNext(): void {
    for (const upload of this.uploads) {
      if (this.running.size >= AT_ONCE) return;
      if (upload.state === 'waiting' && !this.running.has(upload.id)) void this.send(upload);
    }
  }

  private async send({ id, field, file, kind, replaces }: Upload): Promise<void> {
    const controller = new AbortController();
    this.running.set(id, controller);
    this.change(id, { state: 'sending' });
    const { signal } = controller;
    try {
      const ready = isMendable(file, kind) ? await mendPicture(file) : file;
      if (signal.aborted) return;
      const refusal = refusalOf(ready, kind);
      if (refusal) return this.change(id, { state: 'refused', refusal });
      const onProgress = (percent: number) => this.change(id, { percent });
      const uploaded = await this.work.send({ id, file: ready, kind, onProgress, signal });
      if (signal.aborted) return;
      this.set(this.uploads.filter((upload) => upload.id !== id));
      this.work.onDone(field, uploaded, replaces);
    } catch (error) {
      const state = error instanceof ApiError && isSettled(error) ? 'refused' : 'failed';
      if (!signal.aborted) this.change(id, { state, error });
    } finally {
      this.running.delete(id);
      this.startNext();
    }
  }

  private nextId(): string {
    return `upload-${++this.count}`;
  }

  private change(id: string, change: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
