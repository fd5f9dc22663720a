import { exportBegun } from '../../domain/certificate/export.audit.js';
import { CERTIFICATE_LIST } from './certificate-resource.dto.js';

describe('what the trail is told of an export', () => {
  it('is the filter, with no word of the person or the document that was searched for', () => {
    const filter = {
      name: 'Wang',
      email: 'wang@example.com',
      passport: 'E 123',
      certNo: 'UM/1',
      q: 'E12345678',
      universityName: 'Wang',
      status: 'Verified',
      ownerId: undefined,
    };
    expect(exportBegun(7, filter)).toEqual({
      actorId: 7,
      action: 'certificates.export-begun',
      subject: null,
      after: {
        filter: {
          byName: true,
          byEmail: true,
          byPassport: true,
          byCertNo: true,
          byQ: true,
          byUniversityName: true,
          status: 'Verified',
        },
      },
    });
    expect(exportBegun(7, {}).after).toEqual({ filter: {} });
  });

  it('keeps no word that any filter of the list lets somebody type', () => {
    const typed = 'A12345678';
    const open = Object.entries(CERTIFICATE_LIST.filters).filter(([, read]) => 'value' in read(typed));
    expect(open.map(([field]) => field)).toEqual(expect.arrayContaining(['q', 'name', 'passport', 'universityName']));
    for (const [field] of open) {
      expect(JSON.stringify(exportBegun(7, { [field]: typed }).after)).not.toContain(typed);
    }
  });

  it('tells what is chosen or counted, by every other filter of the list', () => {
    const chosen = Object.entries(CERTIFICATE_LIST.filters).filter(([, read]) => 'error' in read('A12345678'));
    for (const [field] of chosen) {
      const asked = { [field === 'id' ? 'ids' : field]: [1] };
      expect(exportBegun(7, asked).after).toEqual({ filter: asked });
    }
  });
});
