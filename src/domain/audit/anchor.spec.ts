import { type AuditAnchor, anchorKey, anchorKeys, eventsKeptSince, readAnchor } from './anchor.js';

const ANCHOR: AuditAnchor = {
  at: '2026-03-01T04:05:06.789Z',
  chains: [{ chain: 0, length: 12, head: 'a'.repeat(64) }],
  previous: { name: 'audit-anchors/2026-02-28.json', sha256: 'b'.repeat(64) },
};

describe('an anchor of the audit trail', () => {
  test('is read as it was written', () => {
    expect(readAnchor(JSON.stringify(ANCHOR))).toEqual(ANCHOR);
    expect(readAnchor(JSON.stringify({ ...ANCHOR, previous: null }))).toEqual({ ...ANCHOR, previous: null });
    expect(readAnchor(JSON.stringify({ ...ANCHOR, keepDays: 0 }))).toEqual({ ...ANCHOR, keepDays: 0 });
    expect(readAnchor(JSON.stringify({ ...ANCHOR, keepDays: 'few' }))).toEqual(ANCHOR);
  });

  test.each([
    [10, [], '2026-03-02'],
    [10, [30, 0], '2026-03-02'],
    [30, [10, undefined], '2026-03-02'],
    [0, [0], '1970-01-01'],
  ])('with %s days now and %j then tells since when nothing can have been removed', (now, then, since) => {
    const anchors = then.map((keepDays) => (keepDays === undefined ? ANCHOR : { ...ANCHOR, keepDays }));
    expect(eventsKeptSince(anchors, now, new Date('2026-03-11')).toISOString().slice(0, 10)).toBe(since);
  });

  test.each([
    'no JSON',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...ANCHOR, at: 'yesterday' }),
    JSON.stringify({ ...ANCHOR, chains: null }),
    JSON.stringify({ ...ANCHOR, chains: [null] }),
    JSON.stringify({ ...ANCHOR, chains: [{ chain: 0, length: '12', head: 'a' }] }),
  ])('is not read from %s', (text) => expect(readAnchor(text)).toBeNull());

  test('has the name of its day in UTC', () => {
    expect(anchorKey(new Date('2026-03-01T23:59:59Z'))).toBe('audit-anchors/2026-03-01.json');
  });

  test('is found among others, the oldest first', () => {
    const found = ['audit-anchors/2026-03-02.json', 'audit-anchors/notes.txt', 'audit-anchors/2026-03-01.json'];
    expect(anchorKeys(found)).toEqual(['audit-anchors/2026-03-01.json', 'audit-anchors/2026-03-02.json']);
  });
});
