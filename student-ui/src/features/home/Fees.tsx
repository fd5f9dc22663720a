import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { moneyText } from '@myverify/domain/payment/money';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { paymentQuery } from '../../lib/payment';
import { useHomeTexts } from './home.texts';
import { Section } from './Section';

export function Fees() {
  const t = useHomeTexts();
  const { data, isPending, error, refetch } = useQuery(paymentQuery);
  return (
    <Section title={t('fees.title')}>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {isPending && ['verification', 'stamping'].map((type) => <Skeleton key={type} height={126} />)}
        {data?.fees.map(({ type, total, currency }) => (
          <Paper key={type} withBorder p="lg">
            <Text>{t(`fees.${type}`)}</Text>
            <Text fz={26} fw={650}>
              {moneyText(total, currency)}
            </Text>
            <Text size="sm" c="dimmed">
              {t('fees.tax')}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('fees.apart')}
      </Text>
    </Section>
  );
}
