import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { Checked } from '../../components/report/checked-report';
import { useStepTexts } from '../../components/report/steps.texts';
import classes from './check.module.css';

/** Asks which of the editions the visitor holds; the address keeps the answer. */
export function WhichEdition({ editions }: Pick<Checked, 'editions'>) {
  const t = useStepTexts();
  const [query, setQuery] = useSearchParams();
  return (
    <NativeSelect
      className={classes.screen}
      label={t('whichEdition')}
      description={t('whichEditionHint')}
      maw="24rem"
      value={query.get('edition') ?? ''}
      onChange={(event) => {
        const edition = event.currentTarget.value;
        setQuery(edition ? { edition } : {}, { replace: true, preventScrollReset: true });
      }}
      data={[
        { value: '', label: t('unknownEdition') },
        ...editions.map(({ edition }) => ({ value: String(edition), label: t('edition', { edition }) })),
      ]}
    />
  );
}
