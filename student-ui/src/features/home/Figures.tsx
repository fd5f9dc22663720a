import { useQuery } from '@tanstack/react-query';
import { grouped } from '../../lib/numbers';
import { siteQuery } from '../../lib/site';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';

const FIGURES = ['institutions', 'graduates', 'cooperations'] as const;

export function Figures() {
  const t = useHomeTexts();
  const { data, isError } = useQuery(siteQuery);
  if (!data && isError) return null;
  return (
    <dl className={classes.figures} aria-label={t('figures.label')}>
      {FIGURES.map((figure) => (
        <div key={figure} className={classes.figure}>
          <dt>{t(`figures.${figure}`)}</dt>
          <dd>{data && t('figures.more', { number: grouped(data.figures[figure]) })}</dd>
        </div>
      ))}
    </dl>
  );
}
