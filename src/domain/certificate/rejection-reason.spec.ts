import { type Message, message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { positionBehind, type RejectionReason, readRejectionReason } from './rejection-reason.js';

const TEXTS = {
  titleEn: 'Blurred scan',
  titleCn: '扫描件模糊',
  titleMs: 'Imbasan kabur',
  textEn: 'Please scan it again.',
  textCn: '请重新扫描。',
  textMs: 'Sila imbas semula.',
};
const STORED: RejectionReason = { id: 3, version: 2, position: 7, ...TEXTS };

function errorsOf(read: () => unknown): Record<string, Message> {
  try {
    read();
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'invalid_input') return { ...error.details.errors };
    throw error;
  }
  throw new Error('it was not refused');
}

describe('a saved reason', () => {
  it('is read with tidy texts, behind the last one where it names no place', () => {
    const raw = { ...TEXTS, titleEn: '  Blurred   scan ', textEn: ' One\r\n\r\n two  ', id: 9, version: 4, other: 'x' };
    expect(readRejectionReason(raw, null, 11)).toEqual({ ...TEXTS, textEn: 'One\n\ntwo', position: 11 });
    expect(readRejectionReason({ ...TEXTS, position: 0 }, null, 11)).toEqual({ ...TEXTS, position: 0 });
  });

  it('needs every text in every language when it is new', () => {
    expect(Object.keys(errorsOf(() => readRejectionReason({}, null, 1)))).toEqual(Object.keys(TEXTS));
    expect(errorsOf(() => readRejectionReason({ ...TEXTS, textMs: ' \u200b ' }, null, 1))).toEqual({
      textMs: message('required', { label: 'Malay text' }),
    });
  });

  it('keeps what a change does not give', () => {
    expect(readRejectionReason({ titleCn: '模糊' }, STORED, 99)).toEqual({ ...TEXTS, titleCn: '模糊', position: 7 });
    expect(readRejectionReason({ position: 2 }, STORED, 99)).toEqual({ ...TEXTS, position: 2 });
    expect(errorsOf(() => readRejectionReason({ textCn: null }, STORED, 99))).toEqual({
      textCn: message('required', { label: 'Chinese text' }),
    });
  });

  it('is told everything that is wrong with it at once', () => {
    const wrong = { titleEn: 'x'.repeat(101), textEn: 'x'.repeat(2001), titleMs: 5, textCn: 'a\u0000', position: 1.5 };
    const errors = errorsOf(() => readRejectionReason(wrong, STORED, 1, { version: message('version_needed') }));
    expect(Object.keys(errors).sort()).toEqual([...Object.keys(wrong), 'version'].sort());
  });

  it.each([-1, 10_000, '1', true, [1], {}, Number.NaN])('does not take %j for a place', (position) => {
    expect(errorsOf(() => readRejectionReason({ position }, STORED, 1))).toHaveProperty('position');
  });

  it('comes behind the last one, as far as places go', () => {
    expect([null, 0, 10, 9999].map(positionBehind)).toEqual([1, 1, 11, 9999]);
  });
});
