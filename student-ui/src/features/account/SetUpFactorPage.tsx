import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Page } from '../../components/Page';
import { userQuery } from '../../lib/session';
import { FactorList } from './FactorList';
import { factorsQuery } from './factors.queries';
import { useFactorTexts } from './factors.texts';

/** Where somebody comes to whose session opens nothing else yet. */
export default function SetUpFactorPage() {
  const t = useFactorTexts();
  const queries = useQueryClient();
  const { data } = useQuery(factorsQuery);
  return (
    <Page title={t('required')} lead={t('requiredLead')} size="sm">
      <FactorList />
      {data && data.factors.length > 0 && (
        <div>
          {/* Who is signed in is asked anew: then the page they came for opens. */}
          <Button onClick={() => void queries.refetchQueries(userQuery)}>{t('goOn')}</Button>
        </div>
      )}
    </Page>
  );
}
