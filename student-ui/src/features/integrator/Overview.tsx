import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { type Column, RecordTable } from '../../components/RecordTable';
import { UserText } from '../../components/UserText';
import { grouped } from '../../lib/numbers';
import classes from './integrator.module.css';
import { useIntegratorTexts } from './integrator.texts';
import type { OwnIntegrator } from './queries';

type Use = OwnIntegrator['uses'][number];

const sum = (uses: readonly Use[], what: 'calls' | 'items') => uses.reduce((total, use) => total + use[what], 0);

const counted = (count: number) => ({ count, number: grouped(count) });

/** Who the integrator is, and how much it was used of late. */
export function Overview({ integrator: { contact, purpose, uses } }: { readonly integrator: OwnIntegrator }) {
  const t = useIntegratorTexts();
  const [calls, items] = [sum(uses, 'calls'), sum(uses, 'items')];
  const columns: readonly [Column<Use>, ...Column<Use>[]] = [
    { key: 'day', title: t('use.day'), cell: ({ day }) => day },
    { key: 'calls', title: t('use.calls'), cell: ({ calls }) => grouped(calls) },
    { key: 'items', title: t('use.items'), cell: ({ items }) => grouped(items) },
  ];
  return (
    <>
      <Paper withBorder p="md">
        <dl className={classes.facts}>
          <dt>{t('contact')}</dt>
          <dd>{contact}</dd>
          <dt>{t('purpose')}</dt>
          <dd>
            <UserText>{purpose}</UserText>
          </dd>
        </dl>
        <Text size="sm" c="dimmed" mt="sm">
          {t('contactHint')}
        </Text>
      </Paper>
      <Stack gap="xs" component="section" aria-labelledby="use">
        <Title order={2} fz="lg" id="use">
          {t('use.title')}
        </Title>
        <Text>
          {uses.length === 0
            ? t('use.none')
            : t('use.sum', { calls: t('use.sumCalls', counted(calls)), items: t('use.sumItems', counted(items)) })}
        </Text>
        {uses.length > 0 && (
          <RecordTable label={t('use.title')} columns={columns} rows={[...uses].reverse()} rowKey={({ day }) => day} />
        )}
      </Stack>
      <Text>
        {t('docs')}{' '}
        <Anchor href="/docs" underline="always">
          {t('docsLink')}
        </Anchor>
      </Text>
    </>
  );
}
