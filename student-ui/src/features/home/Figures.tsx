import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import { siteQuery } from '../../lib/site';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';

const FIGURES = ['institutions', 'graduates', 'cooperations'] as const;

export function Figures() {
  const t = useHomeTexts();
  const { data, isError } = useQuery(siteQuery);
  if (isError) return null;
  const numbers = new Intl.NumberFormat(LANGUAGE_TAGS[currentLanguage()]);
  return (
    <dl className={classes.figures} aria-label={t('figures.label')}>
      {FIGURES.map((figure) => (
        <div key={figure} className={classes.figure}>
          <dt>{t(`figures.${figure}`)}</dt>
          <dd>{data && t('figures.more', { number: numbers.format(data.figures[figure]) })}</dd>
        </div>
      ))}
    </dl>
  );
}
