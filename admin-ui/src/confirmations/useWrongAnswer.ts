import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { CONFIRMATION_TEXTS } from '@myverify/domain/confirmation/confirmation';
import { isDay } from '@myverify/domain/shared/calendar';
import { useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';
import { isUnfinished, problemOf, type TypedAnswer } from './recorded-answers';

export const ANSWER_TEXTS = ['name', 'office', 'reference', 'note'] as const;
type AnswerText = (typeof ANSWER_TEXTS)[number];

interface WrittenDown extends Readonly<Record<AnswerText | 'at', string>> {
  readonly answers: Readonly<Partial<Record<AskedField, TypedAnswer>>>;
}

/** What is wrong with an answer that an officer writes down, before the server says so. */
export function useWrongAnswer(asked: readonly AskedField[], written: WrittenDown, today: string) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.confirmations.record.${key}`);
  const wrongText = (field: AnswerText) => {
    const { length } = written[field];
    const { most } = CONFIRMATION_TEXTS[field];
    if (field === 'name' && written.name.trim() === '') return text('name_needed');
    return length > most ? translate('records.count', { length, most }) : undefined;
  };
  const wrongRow = (field: AskedField) => {
    const typed = written.answers[field];
    if (typed?.answer !== 'differs') return undefined;
    if (isUnfinished(typed)) return text('value_needed');
    const wrong = problemOf(field, typed.value);
    return wrong ? messageText(wrong) : undefined;
  };
  const day = isDay(written.at) && written.at <= today ? undefined : text('day_wrong');
  const nothing = asked.every((field) => !written.answers[field]?.answer) ? text('nothing') : undefined;
  const isWrong = day !== undefined || nothing !== undefined || ANSWER_TEXTS.some(wrongText) || asked.some(wrongRow);
  return { day, wrongText, wrongRow, nothing, isWrong };
}
