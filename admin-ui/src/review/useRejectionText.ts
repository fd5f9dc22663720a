import { REJECT_REASON } from '@myverify/domain/certificate/certificate.operations';
import { composeRejection, type Rejection } from '@myverify/domain/verdict/rejection';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useKeptText } from '../records/useKeptText';
import type { ReasonLanguage } from './LanguageToggle';
import { reasonOf } from './useReview';

const COMPOSED = { En: 'en', Cn: 'cn', Ms: 'ms' } as const;

/**
 * What the applicant is to read: made of the verdicts, and then by the server in the applicant's language, until the
 * officer chooses a language or changes it. The desk shows it in English until then.
 */
export function useRejectionText(id: number, rejections: readonly Rejection[]) {
  const [usual, setUsual] = useStore<ReasonLanguage>('review.language', 'En');
  const [chosen, setChosen] = useState<ReasonLanguage>();
  const language = chosen ?? (rejections.length > 0 ? 'En' : usual);
  const composedIn = (one: ReasonLanguage) => composeRejection(rejections, COMPOSED[one], REJECT_REASON.most);
  const composed = composedIn(language);
  const kept = useKeptText(reasonOf(id), { reason: null as string | null });
  const reason = kept.text.reason ?? composed;
  return {
    reason,
    /** Nobody has chosen a language or changed anything: the server makes the text. */
    isLeftToServer: reason === composed && rejections.length > 0 && chosen === undefined,
    language,
    /** While the text is left to the server nobody knows its language here, and each may be chosen. */
    pressed: rejections.length > 0 ? (chosen ?? null) : language,
    type: (typed: string) => kept.type({ reason: typed === composed ? null : typed }),
    composeAnew: () => {
      setChosen(undefined);
      kept.type({ reason: null });
    },
    choose: (next: ReasonLanguage) => {
      if (rejections.length === 0) setUsual(next);
      setChosen(next);
    },
  };
}
