import { createHash } from 'node:crypto';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Database } from '../db/database.js';
import type { KeyRing } from '../security/key-ring.js';
import type { RawFiles } from '../storage/raw-files.port.js';
import { HEADER_BYTES, type Sealing, sealedAnew, sealingOf } from '../storage/sealed-file.js';

const AT_ONCE = 4;

export interface Resealed {
  /** How many were looked at. */
  looked: number;
  /** How many were in clear, and are sealed now. */
  sealed: number;
  /** How many were sealed with the key before, and are sealed with the current one now. */
  changed: number;
  /** Those that do not open by any key that is set, and those in clear that are not what was stored. */
  damaged: number;
  /** How many lie in clear, and no row tells what they have to be. */
  unnamed: number;
}

type Outcome = 'current' | Exclude<keyof Resealed, 'looked'>;

/**
 * Brings every stored file under the current FILES_KEY. Once it is sealed a file is served without another look: what
 * lies in clear is sealed only where it is what its row says, and what is sealed where it opens. Whatever is done is
 * done for good: stopped anywhere and begun again, it passes over what is under the current key already. Files come
 * and go meanwhile.
 */
export class FileResealing {
  constructor(
    private readonly files: RawFiles,
    private readonly ring: KeyRing,
    private readonly database: Database,
  ) {}

  /** @param tell is told each count, and what is wrong with a file. */
  async run(tell: (counts: Resealed, problem: string | null) => void, signal: AbortSignal): Promise<Resealed> {
    const counts: Resealed = { looked: 0, sealed: 0, changed: 0, damaged: 0, unnamed: 0 };
    const stored = this.files.list();
    const names = stored[Symbol.asyncIterator]();
    const worker = async () => {
      for (let next = await names.next(); !next.done && !signal.aborted; next = await names.next()) {
        const { key } = next.value;
        const { done, problem } = await this.resealed(key);
        counts.looked += 1;
        if (done !== 'current') counts[done] += 1;
        tell(counts, problem);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return counts;
  }

  private async resealed(key: string): Promise<{ readonly done: Outcome; readonly problem: string | null }> {
    const found = await orAbsent(this.beginningOf(key));
    const sealing: Sealing = found === null ? 'current' : sealingOf(this.ring, found);
    if (sealing === 'current') return told('current');
    const named = await sha256Named(this.database, key);
    if (sealing === 'clear' && named === null) return told('unnamed');
    const file = await orAbsent(this.files.read(key));
    // Deleted since it was listed.
    if (file === null) return told('current');
    if (sealing === 'clear' && sha256(file) !== named) return told('damaged', `Is not what was stored: ${key}`);
    const anew = attempt(() => sealedAnew(this.ring, key, file));
    if (anew === null) return told('damaged', `Does not open: ${key}`);
    await this.files.putBytes(key, anew);
    // Erased between the two looks: what was put back must not outlive it. A key is never used for other bytes.
    if (named !== null && (await sha256Named(this.database, key)) === null) await this.files.delete(key);
    return told(sealing === 'clear' ? 'sealed' : 'changed');
  }

  private async beginningOf(key: string): Promise<Buffer> {
    const { stream } = await this.files.open(key);
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of stream) {
      pieces.push(Buffer.from(piece));
      length += piece.length;
      if (length >= HEADER_BYTES) break;
    }
    return Buffer.concat(pieces);
  }
}

async function orAbsent<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'not_found') return null;
    throw error;
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const told = (done: Outcome, problem: string | null = null) => ({ done, problem });

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What a row tells of a file that is not to be deleted; `null` where none does. */
async function sha256Named(database: Database, key: string): Promise<string | null> {
  return database.read(async (manager) => {
    const rows = (table: string, column: string, sha256: string, more = '') =>
      manager
        .createQueryBuilder()
        .select(`t.${sha256}`, 'sha256')
        .from(table, 't')
        .where(`t.${column} = :key${more}`, { key })
        .limit(1)
        .getRawMany<{ sha256: string }>();
    const [file] = await rows('files', 'storage_key', 'sha256', ' AND t.discarded_at IS NULL');
    const [report] = file ? [file] : await rows('reports', 'pdf_key', 'pdf_sha256');
    return report?.sha256 ?? null;
  });
}
