import { errorsOf, validated } from '../../../test/support/validated.js';
import { message } from '../../domain/messages/message.js';
import { RejectionReasonChangeDto, RejectionReasonInputDto } from './rejection-reasons.dto.js';

const TEXTS = {
  titleEn: 'Blurred scan',
  titleCn: '扫描件模糊',
  titleMs: 'Imbasan kabur',
  textEn: 'Please scan it again.',
  textCn: '请重新扫描。',
  textMs: 'Sila imbas semula.',
};

describe('a saved reason', () => {
  it('is read with tidy texts, and in the place that it names', async () => {
    const body = {
      ...TEXTS,
      titleEn: '  Blurred   scan ',
      textEn: ' One\r\n\r\n two  ',
      id: 9,
      version: 4,
      other: 'x',
    };
    expect({ ...(await validated(RejectionReasonInputDto, body)) }).toEqual({ ...TEXTS, textEn: 'One\n\ntwo' });
    expect({ ...(await validated(RejectionReasonInputDto, { ...TEXTS, position: 0 })) }).toEqual({
      ...TEXTS,
      position: 0,
    });
    expect(await errorsOf(RejectionReasonInputDto, { ...TEXTS, position: null })).toBeNull();
  });

  it('needs every text in every language when it is new', async () => {
    expect(Object.keys((await errorsOf(RejectionReasonInputDto, {})) ?? {})).toEqual(Object.keys(TEXTS));
    expect(await errorsOf(RejectionReasonInputDto, { ...TEXTS, textMs: ' \u200b ' })).toEqual({
      textMs: message('required', { label: 'Malay text' }),
    });
  });

  it('keeps what a change does not give', async () => {
    const change = { version: 2, titleCn: '模糊' };
    const { titleCn, titleEn, textCn, position } = await validated(RejectionReasonChangeDto, change);
    expect([titleCn, titleEn, textCn, position]).toEqual(['模糊', undefined, undefined, undefined]);
    expect(await validated(RejectionReasonChangeDto, { version: 2, position: 2 })).toMatchObject({ position: 2 });
    expect(await errorsOf(RejectionReasonChangeDto, { version: 2, textCn: null })).toEqual({
      textCn: message('required', { label: 'Chinese text' }),
    });
  });

  it('is told everything that is wrong with it at once', async () => {
    const wrong = { titleEn: 'x'.repeat(101), textEn: 'x'.repeat(2001), titleMs: 5, textCn: 'a\u0000', position: 1.5 };
    const errors = (await errorsOf(RejectionReasonChangeDto, wrong)) ?? {};
    expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort());
  });

  it.each([-1, 10_000, '1', true, [1], {}, Number.NaN])('does not take %j for a place', async (position) => {
    const errors = await errorsOf(RejectionReasonChangeDto, { version: 2, position });
    expect(Object.keys(errors ?? {})).toEqual(['position']);
  });
});
