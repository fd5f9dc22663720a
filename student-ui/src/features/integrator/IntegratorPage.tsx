import { Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState';
import { Page } from '../../components/Page';
import { Checks } from './Checks';
import classes from './integrator.module.css';
import { useIntegratorTexts } from './integrator.texts';
import { Keys } from './Keys';
import { Overview } from './Overview';
import { People } from './People';
import { PARTS, partOf } from './parts';
import { integratorQuery } from './queries';
import { Webhooks } from './Webhooks';

/** What the people of an integrator see and do. */
export default function IntegratorPage() {
  const t = useIntegratorTexts();
  const [address, setAddress] = useSearchParams();
  const part = partOf(address.toString());
  const { data, error, refetch } = useQuery(integratorQuery);
  return (
    <Page title={t('title')} lead={data ? data.name : t('lead')}>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius="md" />}
      {data && (
        <Tabs
          value={part}
          onChange={(next) => setAddress({ part: next ?? 'overview' }, { replace: true })}
          keepMounted={false}
        >
          <Tabs.List aria-label={t('parts')} className={classes.tabs}>
            {PARTS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`part.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={part} pt="lg">
            <Stack gap="lg">
              {part === 'overview' && <Overview integrator={data} />}
              {part === 'checks' && <Checks />}
              {part === 'keys' && <Keys />}
              {part === 'webhooks' && <Webhooks />}
              {part === 'people' && <People />}
            </Stack>
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}
