import { Alert, Box, Button, Skeleton } from '@mantine/core';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { RecordTable } from '../../components/RecordTable';
import { useCommand } from '../../lib/command';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { endOtherSessions, endSession, type OwnSession, sessionsQuery } from './sessions.queries';
import { useSessionTexts } from './sessions.texts';

/** Where the user is signed in, to end what is not known or no longer needed. This one ends by signing out. */
export function SessionList() {
  const t = useSessionTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const done = async (message: string) => {
    notify({ color: 'green', message, autoClose: 5_000 });
    await queries.invalidateQueries(sessionsQuery);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const end = useCommand({ run: endSession, onSuccess: () => done(t('ended')) });
  const endOthers = useCommand({
    run: endOtherSessions,
    onSuccess: (count: number) => done(t('othersEnded', { count })),
  });
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} aria-hidden="true" />;
  const failure = end.error ?? endOthers.error;
  const name = ({ device }: OwnSession) => {
    const [browser, system] = device?.split(' on ') ?? [];
    return browser && system ? t('on', { browser, system }) : (device ?? t('unknown'));
  };
  return (
    <>
      <Box w="100%">
        <RecordTable
          label={t('title')}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { key: 'device', title: t('device'), cell: name },
            { key: 'network', title: t('network'), cell: ({ network }) => network ?? t('unknownNetwork') },
            { key: 'begun', title: t('begun'), cell: ({ createdAt }) => <Minute at={createdAt} /> },
            {
              key: 'used',
              title: t('used'),
              cell: ({ current, lastUsedAt }) => (current ? t('now') : <Minute at={lastUsedAt} />),
            },
            {
              key: 'action',
              title: t('action'),
              isAction: true,
              cell: (session) =>
                !session.current && (
                  <Button
                    size="xs"
                    variant="outline"
                    color="red"
                    aria-label={t('endOf', { device: name(session) })}
                    loading={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id)}
                  >
                    {t('end')}
                  </Button>
                ),
            },
          ]}
        />
      </Box>
      {failure && (
        <Alert color="red" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      {data.length > 1 && (
        <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate(null)}>
          {t('others')}
        </Button>
      )}
    </>
  );
}

function Minute({ at }: { readonly at: string }) {
  return <time dateTime={at}>{timeOf(at)}</time>;
}
