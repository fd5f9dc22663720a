import { editionOfPdfKey, isOrphanedPdf, reportPdfKey } from './report-pdf.js';

const EDITION = { number: 'MYV-7K3QD-9XW2M-B4T6H', edition: 12 };
const HOUR = 3_600_000;
const NOW = new Date('2026-03-04T05:06:07Z');
const noted = reportPdfKey(EDITION, 'ab'.repeat(32));
const other = reportPdfKey(EDITION, 'cd'.repeat(32));

describe('the key of a PDF', () => {
  it('tells number, edition and the beginning of the hash', () => {
    expect(noted).toBe('reports/MYV-7K3QD-9XW2M-B4T6H-12-abababababababab.pdf');
    expect(editionOfPdfKey(noted)).toEqual(EDITION);
  });

  it.each(['reports/1.pdf', noted.replace('reports', 'other'), `${noted}.old`, `x${noted}`, 'reports/'])(
    'is not %s',
    (key) => expect(editionOfPdfKey(key)).toBeNull(),
  );
});

describe('a stored PDF is an orphan', () => {
  const orphaned = (key: string, known: string | null, hours = 24) =>
    isOrphanedPdf({ key, storedAt: new Date(NOW.getTime() - hours * HOUR) }, { ...EDITION, key: known }, NOW);

  it('where another one is noted for its edition, or none', () => {
    expect([orphaned(other, noted), orphaned(other, null)]).toEqual([true, true]);
  });

  it('not where it is the one that is noted', () => {
    expect(orphaned(noted, noted)).toBe(false);
  });

  it('not before a day is over', () => {
    expect([orphaned(other, noted, 23.9), orphaned(other, null, 0)]).toEqual([false, false]);
  });

  it('not where nothing is known of its edition', () => {
    expect(isOrphanedPdf({ key: other, storedAt: new Date(0) }, undefined, NOW)).toBe(false);
  });
});
