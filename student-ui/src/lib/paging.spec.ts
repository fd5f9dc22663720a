import { describe, expect, it } from '@jest/globals';
import { defaultPageSize, pageCount, pageSizes, readJump } from './paging';

describe('the pages of a list', () => {
  it('are at least one, and never more than the service gives', () => {
    expect([0, 1, 10, 11, 9_999, 50_000].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 1000, 1000]);
  });

  it('are shorter on a phone', () => {
    expect([defaultPageSize(true), defaultPageSize(false)]).toEqual([5, 10]);
    expect(pageSizes(true, 5)).toEqual([5, 10, 20, 30, 50]);
    expect(pageSizes(false, 10)).toEqual([10, 20, 30, 50]);
  });

  it('keep the size they were opened with', () => {
    expect(pageSizes(false, 5)).toEqual([5, 10, 20, 30, 50]);
  });
});

describe('a jump', () => {
  it.each([
    ['3', { page: 3 }],
    [' 7 ', { page: 7 }],
    ['8', { page: 7 }],
    ['1000', { page: 7 }],
    ['1001', { problem: { code: 'page_max', params: { max: 1000 } } }],
    ['99999999999999999999', { problem: { code: 'page_max', params: { max: 1000 } } }],
    ['0', { problem: { code: 'page_expected' } }],
    ['', { problem: { code: 'page_expected' } }],
    ['-1', { problem: { code: 'page_expected' } }],
    ['1.5', { problem: { code: 'page_expected' } }],
    ['two', { problem: { code: 'page_expected' } }],
  ])('to %p of 7 pages leads to %p', (text, jump) => {
    expect(readJump(text, 7)).toEqual(jump);
  });
});
