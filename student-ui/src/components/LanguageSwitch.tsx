import { ApiError } from '@myverify/api-client/api-error';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useCommonTexts } from '../i18n/common.texts';
import { i18n, setLanguage } from '../i18n/i18n';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../i18n/languages';
import { api, portal } from '../lib/api';
import { notify } from '../lib/notify';
import { useSession, useSessionControl } from '../lib/session';
import classes from './LanguageSwitch.module.css';

/** For the pages on this device; to who is signed in, mails are in the same language from then on. */
export function LanguageSwitch() {
  const t = useCommonTexts();
  const name = useId();
  const { user } = useSession();
  const session = useSessionControl();
  const { mutate: tell, isPending: isTelling } = useMutation({
    // One after the other, so that the last choice is what stays.
    scope: { id: 'mail-language' },
    mutationFn: (language: Language) => portal(api.POST('/api/user/update', { body: { language } })),
    onSuccess: ([, updated]) => {
      if (typeof updated === 'object') session.update(updated);
    },
    onError: (error) => {
      // That the session has ended is told by whoever watches over it.
      if (error instanceof ApiError && error.sessionEnded) return;
      void notify({ color: 'red', title: t('mailLanguage'), message: t('mailLanguageText'), autoClose: 10_000 });
    },
  });
  const choose = (language: Language) => {
    void setLanguage(language);
    if (user && (isTelling || user.language !== language)) tell(language);
  };
  // Not Mantine's control: its moving mark has the whole page laid out while the first screen is drawn, which takes 70
  // ms.
  return (
    <div className={classes.switch} role="radiogroup" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <label key={language} className={classes.language} lang={LANGUAGE_TAGS[language]}>
          <input type="radio" name={name} checked={i18n.language === language} onChange={() => choose(language)} />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </div>
  );
}
