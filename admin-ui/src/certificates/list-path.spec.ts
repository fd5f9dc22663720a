import { describe, expect, it } from '@jest/globals';
import { listPath } from './list-path';

describe('the address of a filtered list', () => {
  it('holds the filter without what is not asked for, the oldest first', () => {
    const path = listPath({ view: 'mine', universityName: 'A & B 大学', appliedSince: null, assignedTo: undefined });
    const search = new URLSearchParams(path.split('?')[1]);
    expect(JSON.parse(search.get('filter') ?? '')).toEqual({ view: 'mine', universityName: 'A & B 大学' });
    expect([search.get('sort'), search.get('order')]).toEqual(['appliedAt', 'ASC']);
  });
});
