import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { accountTexts } from '../account/account.texts';
import { authTexts } from '../auth/auth.texts';
import { dashboardTexts } from '../dashboard/dashboard.texts';
import { factorTexts } from '../factors/factor.texts';
import { layoutTexts } from '../layout/layout.texts';
import { editorTexts } from '../news/editor.texts';
import { recordsTexts } from '../records/records.texts';
import { RESOURCES } from '../resources';
import { readingTexts } from '../review/reading.texts';
import { reviewTexts } from '../review/review.texts';
import { signalTexts } from '../review/signal.texts';
import { verdictTexts } from '../review/verdict.texts';
import { searchTexts } from '../search/search.texts';
import { chinese } from './chinese';
import type { Language } from './language';

const textsIn = (language: Language) => ({
  auth: authTexts[language],
  account: accountTexts[language],
  dashboard: dashboardTexts[language],
  factors: factorTexts[language],
  layout: layoutTexts[language],
  records: recordsTexts[language],
  review: reviewTexts[language],
  search: searchTexts[language],
  readings: readingTexts[language],
  signals: signalTexts[language],
  verdicts: verdictTexts[language],
  resources: Object.fromEntries(RESOURCES.map(({ name, texts }) => [name, texts[language]])),
});

const editorIn = (language: Language) => ({ tiptap: editorTexts[language] });

/** What our lists call by other words than react-admin. */
const ENGLISH_ACTIONS = { add_filter: 'Filters', bulk_actions: '%{smart_count} ticked' };

/** Every text of the back office. */
export const messages: Readonly<Record<Language, TranslationMessages>> = {
  en: {
    ...english,
    ...textsIn('en'),
    ra: { ...english.ra, action: { ...english.ra.action, ...ENGLISH_ACTIONS }, ...editorIn('en') },
  },
  cn: { ...chinese, ...textsIn('cn'), ra: { ...chinese.ra, ...editorIn('cn') } },
};
