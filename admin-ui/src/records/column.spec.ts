import { describe, expect, it } from '@jest/globals';
import { textOf } from './column';

describe('a value in plain text', () => {
  const record = { id: 7, name: 'Ali', state: 'failed', at: null };

  it('is what is shown, where that is text', () => {
    expect(textOf(record, { source: 'name' })).toBe('Ali');
    expect(textOf(record, { source: 'id' })).toBe('7');
    expect(textOf(record, { source: 'state', render: () => 'Given up' })).toBe('Given up');
  });

  it('is given beside a picture, or is the value itself', () => {
    expect(textOf(record, { source: 'state', render: () => 4, csv: () => 'Given up' })).toBe('Given up');
    expect(textOf(record, { source: 'state', render: () => 4 })).toBe('failed');
  });

  it('is empty where there is nothing', () => {
    expect(textOf(record, { source: 'at' })).toBe('');
    expect(textOf(record, { source: 'at', render: () => '–' })).toBe('');
  });
});
