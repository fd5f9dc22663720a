import { catalogChange } from './catalog.audit.js';

describe('what is written down of the catalogue', () => {
  const before = { id: 4, version: 1, name: 'Bridge', region: 'Johor' };
  const after = { ...before, version: 2, region: 'Kedah' };
  const subject = { type: 'company', id: '4' };

  it.each([
    ['company.added', null, after],
    ['company.changed', before, after],
    ['company.removed', before, null],
  ])('is %s', (action, was, is) => {
    expect(catalogChange(9, 'company', was, is)).toEqual({ actorId: 9, action, subject, before: was, after: is });
  });
});
