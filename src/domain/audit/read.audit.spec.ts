import { auditJson } from './audit-values.js';
import { listRead, recordRead, repeated, rowsExported } from './read.audit.js';

describe('what is told of a read', () => {
  test('of a record: who and which', () => {
    expect(recordRead(3, 'user', 17)).toEqual({
      actorId: 3,
      action: 'record.read',
      subject: { type: 'user', id: '17' },
    });
  });

  test('of a page: who, which, and how many', () => {
    const page = { actorId: 3, action: 'list.read', subject: null };
    const after = { of: 'certificate', rows: 2, ids: [17, 4] };
    expect(listRead(3, 'certificate', [17, 4])).toEqual({ ...page, after });
    expect(rowsExported(3, 'certificate', [17, 4])).toEqual({ ...page, after: { ...after, export: true } });
  });

  test('of the longest page all ids, however long they are', () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => 2_147_482_647 + n);
    expect(JSON.parse(auditJson(listRead(3, 'certificate', ids).after) ?? '')).toEqual({
      of: 'certificate',
      rows: 1_000,
      ids,
    });
  });

  test('that was repeated: how often', () => {
    const once = recordRead(3, 'user', 17);
    expect(repeated(once, 1)).toBe(once);
    expect(repeated(once, 4)).toEqual({ ...once, after: { times: 4 } });
    expect(repeated(listRead(3, 'user', [1]), 2).after).toEqual({ of: 'user', rows: 1, ids: [1], times: 2 });
  });
});
