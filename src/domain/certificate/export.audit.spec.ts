import { exportBegun } from './export.audit.js';

describe('what the trail is told of an export', () => {
  it('is the filter, with no word of the person or the document that was searched for', () => {
    const filter = {
      name: 'Wang',
      email: 'wang@example.com',
      passport: 'E 123',
      certNo: 'UM/1',
      status: 'Verified',
      ownerId: undefined,
    };
    expect(exportBegun(7, filter)).toEqual({
      actorId: 7,
      action: 'certificates.export-begun',
      subject: null,
      after: { filter: { byName: true, byEmail: true, byPassport: true, byCertNo: true, status: 'Verified' } },
    });
    expect(exportBegun(7, {}).after).toEqual({ filter: {} });
  });
});
