import { message } from '../messages/message.js';
import { countedReason, positionBehind, positionProblem } from './rejection-reason.js';

describe('the place of a saved reason', () => {
  it.each([0, 1, 9999, null, undefined])('may be %j', (position) => {
    expect(positionProblem(position)).toBeNull();
  });

  it.each([-1, 10_000, 1.5, '1', '', true, [1], {}, Number.NaN])('is not %j', (position) => {
    expect(positionProblem(position)).toEqual(message('position_expected', { max: 9999 }));
  });

  it('comes behind the last one, as far as places go', () => {
    expect([null, 0, 10, 9999].map(positionBehind)).toEqual([1, 1, 11, 9999]);
  });
});

describe('the saved reason of a rejection', () => {
  const saved = (id: number, textEn: string, textCn = '') => ({
    id,
    textEn,
    textCn,
    textMs: '',
    titleEn: 't',
    titleCn: 't',
    titleMs: 't',
  });
  const reasons = [saved(1, 'The scan is blurred.', '扫描件不清晰。'), saved(2, 'A page is missing.')];

  it('is the first whose text stands in it, in any language, whatever was written beside it', () => {
    expect(countedReason('A page is missing.', [], reasons)?.id).toBe(2);
    expect(countedReason('您好，扫描件不清晰。', [], reasons)?.id).toBe(1);
    expect(countedReason('A page is missing.\nThe scan is blurred.', [], reasons)?.id).toBe(1);
  });

  it('is the one that was chosen, whatever the text says', () => {
    const longer = saved(3, 'The scan is blurred. Please scan at 300 dpi.');
    expect(countedReason(`Passport:\n${longer.textEn}`, [3], [...reasons, longer])?.id).toBe(3);
    expect(countedReason('A page is missing.\nThe scan is blurred.', [2, 1], reasons)?.id).toBe(1);
    expect(countedReason('Please send the other side', [2], reasons)?.id).toBe(2);
    expect(countedReason('A page is missing.', [4711], reasons)?.id).toBe(2);
  });

  it('is, of those whose texts stand one within the other, the one that says more', () => {
    const longer = saved(3, 'The scan is blurred. Please scan at 300 dpi.');
    expect(countedReason(longer.textEn, [], [...reasons, longer])?.id).toBe(3);
    expect(countedReason('The scan is blurred.', [], [...reasons, longer])?.id).toBe(1);
  });

  it('is none for what was written freely, and for texts that are empty', () => {
    expect(countedReason('Please send the other side', [], reasons)).toBeNull();
    expect(countedReason('Please', [], [saved(3, ' ')])).toBeNull();
  });
});
