import { type CertificateRequest, fromNearerEnd } from './certificate-order.queries.js';

const request = (offset: number, limit = 10): CertificateRequest => ({
  filter: {},
  sort: { field: 'name', descending: true },
  page: { offset, limit },
});

describe('a page told from the nearer end of its order', () => {
  it.each([0, 10, 50])('is told from the beginning up to the middle (%i of 100)', (offset) => {
    expect(fromNearerEnd(request(offset), 100)).toEqual(request(offset));
  });

  it.each([
    [60, 100, 30, 10],
    [90, 100, 0, 10],
    [95, 100, 0, 5],
    [51, 52, 0, 1],
  ])('from record %i of %i is told as %i records from the end, %i of them', (offset, total, fromEnd, limit) => {
    expect(fromNearerEnd(request(offset), total)).toEqual({
      filter: {},
      sort: { field: 'name', descending: false },
      page: { offset: fromEnd, limit },
    });
  });
});
