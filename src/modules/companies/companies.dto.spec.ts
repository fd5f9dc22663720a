import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { PortalCompanyChangeDto, PortalCompanyInputDto } from '../../portal/companies.dto.js';
import { CompanyChangeDto, CompanyInputDto } from './companies.dto.js';

const fieldsOf = async (...body: Parameters<typeof errorsOf>) => Object.keys((await errorsOf(...body)) ?? {});

describe('the fields of a company', () => {
  it('are tidied, and others are dropped', async () => {
    const body = { name: '  启明 \t Study ', region: 'Kuala\nLumpur', id: 9, version: 9 };
    expect({ ...(await validated(CompanyInputDto, body)) }).toEqual({ name: '启明 Study', region: 'Kuala Lumpur' });
  });

  it('may be left out of a change', async () => {
    const { name, region } = await validated(CompanyChangeDto, { version: 1, name: undefined, region: 'Kedah' });
    expect([name, region]).toEqual([undefined, 'Kedah']);
    expect(await errorsOf(PortalCompanyChangeDto, { cid: '12', version: null })).toBeNull();
  });

  it('are all there, and every wrong one is told', async () => {
    const [name, region] = [message('required', { label: 'name' }), message('required', { label: 'region' })];
    expect(await errorsOf(CompanyInputDto, {})).toEqual({ name, region });
    expect(await errorsOf(PortalCompanyInputDto, {})).toEqual({ cname: name, cregion: region });
    expect(await errorsOf(CompanyChangeDto, { name: ' \u200b', region: null, version: 'x' })).toEqual({
      name,
      region,
      version: message('whole_number_needed', { name: 'version' }),
    });
    expect((await fieldsOf(PortalCompanyChangeDto, { cid: 'x', version: 'new', cname: '' })).sort()).toEqual([
      'cid',
      'cname',
      'version',
    ]);
  });

  it.each([
    ['x'.repeat(200), true],
    ['字'.repeat(200), true],
    ['x'.repeat(201), false],
    ['a\u0000b', false],
    ['a\u202eb', false],
    [7, false],
    [['x'], false],
    [{ toString: () => 'x' }, false],
  ])('hold a name like %j: %s', async (name, fits) => {
    const body = { name, region: 'Johor' };
    if (fits) expect({ ...(await validated(CompanyInputDto, body)) }).toEqual(body);
    else expect(await fieldsOf(CompanyInputDto, body)).toEqual(['name']);
  });

  it('are not taken from the prototype of a request', async () => {
    const inherited = Object.create({ name: 'Inherited', region: 'Johor' });
    expect(await fieldsOf(CompanyInputDto, inherited)).toEqual(['name', 'region']);
    expect(await fieldsOf(CompanyInputDto, JSON.parse('{"__proto__": {"name": "x", "region": "y"}}'))).toEqual([
      'name',
      'region',
    ]);
  });
});
