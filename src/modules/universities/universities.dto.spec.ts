import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { PortalUniversityInputDto } from '../../portal/universities.dto.js';
import { UniversityChangeDto, UniversityInputDto } from './universities.dto.js';

const FULL = {
  name: ' Universiti  Malaya ',
  region: 'Kuala Lumpur',
  country: 'Malaysia',
  nature: 'public university',
};

describe('the fields of a university', () => {
  it('are all needed for a new one, and each is told under the name of its surface', async () => {
    const needed = (label: string) => message('required', { label });
    expect(await errorsOf(UniversityInputDto, {})).toEqual({
      name: needed('name'),
      region: needed('region'),
      country: needed('country'),
      nature: needed('nature'),
    });
    expect(Object.keys((await errorsOf(PortalUniversityInputDto, { uname: '\u200b' })) ?? {})).toEqual([
      'uname',
      'uregion',
      'ucountry',
      'unature',
    ]);
  });

  it('are tidied, and others are dropped', async () => {
    const body = JSON.parse(`{"__proto__": {"name": "x"}, "id": 9, ${JSON.stringify(FULL).slice(1)}`);
    expect({ ...(await validated(UniversityInputDto, body)) }).toEqual({ ...FULL, name: 'Universiti Malaya' });
  });

  it('may be left out of a change, but not emptied', async () => {
    expect(await validated(UniversityChangeDto, { version: 1, nature: 'private university' })).toMatchObject({
      version: 1,
      nature: 'private university',
    });
    const emptied = { version: 1, name: null, region: ' ', country: '' };
    expect(Object.keys((await errorsOf(UniversityChangeDto, emptied)) ?? {})).toEqual(['name', 'region', 'country']);
  });

  it('hold one of two natures', async () => {
    for (const nature of ['public', 'Public University', 'university', 1, ['public university'], '']) {
      expect(Object.keys((await errorsOf(UniversityInputDto, { ...FULL, nature })) ?? {})).toEqual(['nature']);
    }
  });

  it('are changed from a version, or as they are', async () => {
    expect(await errorsOf(UniversityChangeDto, {})).toBeNull();
    for (const version of ['1', 0, 1.5, true, [1]]) {
      expect(await errorsOf(UniversityChangeDto, { version })).toEqual({
        version: message('whole_number_needed', { name: 'version' }),
      });
    }
  });
});
