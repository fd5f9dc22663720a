import fc from 'fast-check';
import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { pageRequest } from './page.js';

describe('pageRequest', () => {
  test('is the first ten rows by default', () => {
    expect(pageRequest()).toEqual({ offset: 0, limit: 10 });
    expect(pageRequest(undefined, 100)).toEqual({ offset: 0, limit: 100 });
  });

  test('pages follow each other without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 100 }), (index, size) => {
        const page = pageRequest(index, size);
        expect(page.limit).toBe(size);
        expect(pageRequest(index + 1, size).offset).toBe(page.offset + size);
      }),
    );
  });

  test('page 1000 is the last', () => {
    expect(pageRequest(1000, 10)).toEqual({ offset: 9990, limit: 10 });
    const refusal = refusalOf(() => pageRequest(1001, 10));
    expect(refusal).toMatchObject({ reason: 'page_too_large', said: message('page_max', { max: 1000 }) });
    expect(refusalOf(() => pageRequest(1001, 0)).reason).toBe('page_too_large');
    expect(refusalOf(() => pageRequest(1e300)).reason).toBe('page_too_large');
    expect(refusalOf(() => pageRequest(Number.POSITIVE_INFINITY)).reason).toBe('page_too_large');
  });

  test.each([0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])('%p is no page', (index) => {
    expect(Object.keys(refusalOf(() => pageRequest(index)).details.errors ?? {})).toEqual(['pageIndex']);
  });

  test.each([0, -1, 101, 1.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY])('%p is no page size', (size) => {
    expect(Object.keys(refusalOf(() => pageRequest(1, size)).details.errors ?? {})).toEqual(['pageSize']);
  });

  test('tells both at once', () => {
    const refusal = refusalOf(() => pageRequest(0, 0));
    expect(refusal.reason).toBe('invalid_input');
    expect(Object.keys(refusal.details.errors ?? {})).toEqual(['pageIndex', 'pageSize']);
  });
});
