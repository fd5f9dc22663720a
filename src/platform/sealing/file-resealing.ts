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
  /** Those that do not open by any key that is set. */
  damaged: number;
}

/**
 * Seals every stored file with the current FILES_KEY, those that no row names among them. Whatever is done is done for
 * good: stopped anywhere and begun again, it passes over what is under the current key already. Files come and go
 * meanwhile.
 */
export class FileResealing {
  constructor(
    private readonly files: RawFiles,
    private readonly ring: KeyRing,
    private readonly database: Database,
  ) {}

  /** @param tell is told each count, and the key of each file that does not open. */
  async run(tell: (counts: Resealed, damaged: string | null) => void, signal: AbortSignal): Promise<Resealed> {
    const counts: Resealed = { looked: 0, sealed: 0, changed: 0, damaged: 0 };
    const stored = this.files.list();
    const names = stored[Symbol.asyncIterator]();
    const worker = async () => {
      for (let next = await names.next(); !next.done && !signal.aborted; next = await names.next()) {
        const { key } = next.value;
        const done = await this.resealed(key);
        counts.looked += 1;
        if (done !== 'current') counts[done] += 1;
        tell(counts, done === 'damaged' ? key : null);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return counts;
  }

  private async resealed(key: string): Promise<'current' | 'sealed' | 'changed' | 'damaged'> {
    const found = await orAbsent(this.beginningOf(key));
    const sealing: Sealing = found === null ? 'current' : sealingOf(this.ring, found);
    if (sealing === 'current') return 'current';
    const wasNamed = await isNamed(this.database, key);
    const file = await orAbsent(this.files.read(key));
    // Deleted since it was listed.
    if (file === null) return 'current';
    const anew = attempt(() => sealedAnew(this.ring, key, file));
    if (anew === null) return 'damaged';
    await this.files.putBytes(key, anew, 'application/octet-stream');
    // Erased between the two looks: what was put back must not outlive it. A key is never used for other bytes.
    if (wasNamed && !(await isNamed(this.database, key))) await this.files.delete(key);
    return sealing === 'clear' ? 'sealed' : 'changed';
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

/** Whether a row tells of a file that is not to be deleted. */
async function isNamed(database: Database, key: string): Promise<boolean> {
  return database.read(async (manager) => {
    const rows = (table: string, column: string, more: string) =>
      manager
        .createQueryBuilder()
        .select('1', 'named')
        .from(table, 't')
        .where(`t.${column} = :key${more}`, { key })
        .limit(1)
        .getRawMany();
    const files = await rows('files', 'storage_key', ' AND t.discarded_at IS NULL');
    return files.length > 0 || (await rows('reports', 'pdf_key', '')).length > 0;
  });
}
