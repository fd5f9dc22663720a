import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { LookUpChoiceDto, ShareInputDto } from './sharing.dto.js';

describe('what a holder asks for', () => {
  it('needs a recipient alone', async () => {
    expect({ ...(await validated(ShareInputDto, { label: ' Universiti \n Malaya ' })) }).toEqual({
      label: 'Universiti Malaya',
    });
    const none = { label: 'x', endsOn: '', pin: '', download: null };
    expect({ ...(await validated(ShareInputDto, none)) }).toEqual(none);
    expect(await validated(ShareInputDto, { label: 'x', pin: '471100', download: true })).toMatchObject({
      pin: '471100',
      download: true,
    });
  });

  it.each([undefined, null, '', ' \u200b'])('asks for the recipient instead of %j', async (label) => {
    expect(await errorsOf(ShareInputDto, { label })).toEqual({ label: message('share_name_needed') });
  });

  it.each([7, [], 'x'.repeat(101), 'a\u202eb'])('refuses the recipient %j', async (label) => {
    expect(await errorsOf(ShareInputDto, { label })).toEqual({
      label: expect.objectContaining({ code: expect.any(String) }),
    });
  });

  it('names every wrong field at once', async () => {
    expect(await errorsOf(ShareInputDto, { endsOn: 'x', pin: 'x', download: 'x' })).toEqual({
      label: message('share_name_needed'),
      endsOn: message('share_day_format'),
      pin: message('share_pin_expected'),
      download: message('flag_needed', { name: 'download' }),
    });
  });
});

describe('what a holder chooses about look-ups', () => {
  it('may be left out', async () => {
    for (const choice of [{}, { publicLookUp: false }, { tellHolder: true }]) {
      expect({ ...(await validated(LookUpChoiceDto, choice)) }).toEqual(choice);
    }
  });

  it.each([null, 0, 'false', {}, []])('is on or off, and not %j', async (given) => {
    expect(await errorsOf(LookUpChoiceDto, { publicLookUp: given, tellHolder: given })).toEqual({
      publicLookUp: message('flag_needed', { name: 'publicLookUp' }),
      tellHolder: message('flag_needed', { name: 'tellHolder' }),
    });
  });
});
