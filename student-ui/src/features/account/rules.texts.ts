import type { Said } from '@myverify/domain/messages/refusal-text';
import { defineTexts } from '../../i18n/define-texts';
import { useSaidText } from '../../lib/messages';

const useRuleTexts = defineTexts('account-rules', {
  en: {
    consentMissing: 'Please read and accept the Privacy Policy and the Terms and Conditions',
    wordMissing: 'Please type the word',
  },
  cn: {
    consentMissing: '请阅读并同意隐私政策和服务条款',
    wordMissing: '请输入提示的文字',
  },
});

/** What only these pages ask for has a text of theirs. */
export type Problem = Said | Parameters<ReturnType<typeof useRuleTexts>>[0];

/** Gives the text of what is wrong with a field. */
export function useRuleText(): (problem: Problem | undefined) => string | null {
  const t = useRuleTexts();
  const saidText = useSaidText();
  return (problem) => {
    if (!problem) return null;
    return typeof problem === 'string' ? t(problem) : saidText(problem);
  };
}
