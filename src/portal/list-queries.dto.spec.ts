import { errorsOf } from '../../test/support/validated.js';
import { CertificateListQuery } from './certificates.dto.js';
import { UniversityListQuery } from './universities.dto.js';

const namesOf = async (...given: Parameters<typeof errorsOf>) => Object.keys((await errorsOf(...given)) ?? {}).sort();

describe('what a list is asked for', () => {
  it.each([
    [CertificateListQuery, { cert_status: 'x', page_size: '500' }, ['cert_status', 'page_size']],
    [UniversityListQuery, { nature: 'royal', page_size: '0' }, ['nature', 'page_size']],
    [
      UniversityListQuery,
      { nature: 'royal', currentPage: '0', pageSize: 'all' },
      ['currentPage', 'nature', 'pageSize'],
    ],
    // The newer dialect counts where any of it is there.
    [UniversityListQuery, { nature: 'Public', page_index: '0', pageSize: '0' }, ['page_index']],
    [UniversityListQuery, { nature: ' all ', page_index: '1', pageSize: '0' }, []],
    // It is refused by itself, for a reason of its own.
    [UniversityListQuery, { page_index: '1001', page_size: '0' }, []],
  ])('is judged all at once: %p %j', async (query, given, names) => {
    expect(await namesOf(query, given)).toEqual(names);
  });
});
