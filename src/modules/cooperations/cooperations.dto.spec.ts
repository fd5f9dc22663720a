import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import {
  cooperationAsked,
  PortalCooperationChangeDto,
  PortalCooperationInputDto,
} from '../../portal/cooperations.dto.js';
import { CooperationChangeDto, CooperationInputDto } from './cooperations.dto.js';

const FIELDS = { name: 'Joint', region: 'Johor', university1Id: 1, university2Id: 2 };
const PORTAL = { cooname: 'Joint', cooregion: 'Johor', uid1: 1, uid2: 2 };
const needed = message('university_needed');
const tooAlike = message('two_universities');

describe('the fields of a cooperation', () => {
  it('are read, and nothing else', async () => {
    const body = { ...FIELDS, id: 9, version: 9, university1Name: 'x' };
    expect({ ...(await validated(CooperationInputDto, body)) }).toEqual(FIELDS);
    expect({ ...(await validated(PortalCooperationInputDto, { ...PORTAL, cooid: 9 })) }).toEqual(PORTAL);
    const { name, region, university1Id, university2Id } = await validated(CooperationChangeDto, {
      version: 1,
      university2Id: 7,
    });
    expect([name, region, university1Id, university2Id]).toEqual([undefined, undefined, undefined, 7]);
  });

  it.each([{}, { name: 'Joint', region: 'Johor' }, { university1Id: null, university2Id: '' }])(
    'ask for universities where %j names none',
    async (body) => {
      await expect(validated(CooperationInputDto, body)).rejects.toMatchObject({
        reason: 'invalid_input',
        said: needed,
      });
      expect(await errorsOf(CooperationInputDto, body)).toMatchObject({
        university1Id: needed,
        university2Id: needed,
      });
    },
  );

  it('ask for the second university where there is one', async () => {
    expect(await errorsOf(CooperationInputDto, { ...FIELDS, university2Id: undefined })).toEqual({
      university2Id: needed,
    });
    await expect(validated(PortalCooperationInputDto, { uid1: 1 })).rejects.toMatchObject({ said: { length: 3 } });
  });

  it('name two different universities', async () => {
    expect(await errorsOf(CooperationInputDto, { university1Id: 2, university2Id: 2 })).toEqual({
      name: message('required', { label: 'name' }),
      region: message('required', { label: 'region' }),
      university2Id: tooAlike,
    });
    expect(await errorsOf(PortalCooperationInputDto, { ...PORTAL, uid1: 2 })).toEqual({ uid2: tooAlike });
    const swapped = { version: 1, university1Id: 2, university2Id: 1 };
    expect(await errorsOf(CooperationChangeDto, swapped)).toBeNull();
    expect(await errorsOf(CooperationChangeDto, { ...swapped, university1Id: 1 })).toEqual({
      university2Id: tooAlike,
    });
  });

  it.each(['1', 0, -1, 1.5, 2 ** 31, Number.NaN, [1], { id: 1 }, true])('take no %j for an id', async (id) => {
    expect(await errorsOf(CooperationInputDto, { ...FIELDS, university1Id: id })).toEqual({
      university1Id: message('university_id_expected'),
    });
  });

  it('name every wrong field at once', async () => {
    const errors = await errorsOf(CooperationChangeDto, {
      name: null,
      region: 7,
      university1Id: 'x',
      university2Id: null,
      version: '2',
    });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['name', 'region', 'university1Id', 'university2Id', 'version']);
  });

  it('are changed under either name of the id', async () => {
    for (const body of [{ cooid: 3 }, { id: 3 }, { cooid: null, id: 3 }, { cooid: 3, id: 'x' }]) {
      expect(cooperationAsked(await validated(PortalCooperationChangeDto, body))).toBe(3);
    }
    const unnamed = { cooid: message('positive_needed', { name: 'cooid' }) };
    for (const body of [{}, { id: null }, { cooid: '3' }, { id: [3] }, { cooid: 0, id: 3 }, { id: 2 ** 31 }]) {
      expect(await errorsOf(PortalCooperationChangeDto, body)).toEqual(unnamed);
    }
  });
});
