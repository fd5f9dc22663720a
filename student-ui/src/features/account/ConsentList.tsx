import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { consentsQuery } from '../../lib/consents';
import { dayOf } from '../../lib/days';
import classes from './ConsentList.module.css';
import { usePersonalDataTexts } from './personal-data.texts';

/** Which notices the user agreed to, in which version and language, and when. */
export function ConsentList() {
  const t = usePersonalDataTexts();
  const { data, error, refetch } = useQuery(consentsQuery);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Text>{t('consents.none')}</Text>;
  return (
    <Table horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('consents.notice')}</Table.Th>
          <Table.Th>{t('consents.version')}</Table.Th>
          <Table.Th>{t('consents.language')}</Table.Th>
          <Table.Th>{t('consents.day')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map(({ id, notice, version, language, at }) => (
          <Table.Tr key={id}>
            <Table.Td>{t(`notice.${notice}`)}</Table.Td>
            <Table.Td className={classes.day}>{version}</Table.Td>
            <Table.Td>{t(`language.${language}`)}</Table.Td>
            <Table.Td className={classes.day}>{dayOf(at)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Waiting() {
  return (
    <Stack gap="sm" w="100%" aria-hidden="true">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  );
}
