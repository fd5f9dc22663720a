import { indexWords, sortedWords } from '../../domain/shared/search-words.js';
import type { Sql } from '../../platform/db/sql.js';
import type { CertificateWordCountEntity, CertificateWordEntity } from './certificate-word.entity.js';

/** Ids in a stretch of words. Fewer mean more places to look at for a page, more mean more words there that it does not show. */
export const WORD_STRETCH = 8192;
/** Words that one statement counts: databases take no statement of any length. */
const AT_ONCE = 200;

type Counted = Pick<CertificateWordEntity, 'word' | 'shared'>;

/** What a record is found by. */
export function toWordRows(certificateId: number, name: string | null): CertificateWordEntity[] {
  const stretch = Math.floor(certificateId / WORD_STRETCH);
  return sortedWords(indexWords(name ?? '')).map(({ word, shared }) => ({
    word,
    certificate_id: certificateId,
    shared,
    stretch,
  }));
}

/** Counts all words there are, for data that came in by other ways than the store. */
export const COUNT_WORDS = `INSERT INTO certificate_word_counts (word, shared, tally)
  SELECT word, shared, COUNT(*) FROM certificate_words GROUP BY word, shared`;

/** What one transaction changes in the tallies of the words. */
export class WordChanges {
  private readonly changes = new Map<string, CertificateWordCountEntity>();

  constructor(private readonly sql: Sql) {}

  /** Notes the words of one record more or less. */
  add(words: readonly Counted[], change: 1 | -1): void {
    for (const { word, shared } of words) {
      // No word has a blank. In the order of these keys all transactions lock the rows.
      const key = `${word} ${shared}`;
      const tally = (this.changes.get(key)?.tally ?? 0) + change;
      this.changes.set(key, { word, shared, tally });
    }
  }

  /** To be called once, right before the commit: who saves a name with one of these words meanwhile waits for that. */
  async write(): Promise<void> {
    const changed = [...this.changes].filter(([, { tally }]) => tally !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = changed.map(([, row]) => row);
    for (let first = 0; first < rows.length; first += AT_ONCE) await this.count(rows.slice(first, first + AT_ONCE));
  }

  private async count(rows: readonly CertificateWordCountEntity[]): Promise<void> {
    const tally =
      this.sql.engine === 'mariadb'
        ? 'ON DUPLICATE KEY UPDATE tally = tally + VALUES(tally)'
        : 'ON CONFLICT (word, shared) DO UPDATE SET tally = tally + excluded.tally';
    await this.sql.change(
      `INSERT INTO certificate_word_counts (word, shared, tally) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')} ${tally}`,
      rows.flatMap((row) => [row.word, row.shared, row.tally]),
    );
    // The last record with a word takes it along: an erased name must not be left standing here.
    const fewer = rows.filter((row) => row.tally < 0);
    if (fewer.length === 0) return;
    await this.sql.change(
      `DELETE FROM certificate_word_counts WHERE tally = 0 AND (${fewer.map(() => 'word = ? AND shared = ?').join(' OR ')})`,
      fewer.flatMap(({ word, shared }) => [word, shared]),
    );
  }
}
