import { Paper, Stack, Text, Title } from '@mantine/core';
import { REISSUED } from '@myverify/domain/report/report';
import { dayOf } from '@myverify/domain/shared/calendar';
import type { ReactNode } from 'react';
import { UserText } from '../UserText';
import type { Checked } from './checked-report';
import classes from './report.module.css';
import { useReportTexts } from './report.texts';
import { useStepTexts } from './steps.texts';

interface Props {
  readonly editions: Checked['editions'];
  readonly children?: ReactNode;
}

/** Every edition under the number, and what became of it. */
export function Editions({ editions, children }: Props) {
  const t = useStepTexts();
  const common = useReportTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2} fz={20}>
          {t('editions')}
        </Title>
        <ul className={classes.editions}>
          {editions.map(({ edition, status, issuedAt, supersededAt, reason }) => (
            <li key={edition}>
              <Text fw={600}>
                {t('edition', { edition })}
                {t('colon')}
                {t(`status.${status}`)}
              </Text>
              <Text size="sm" c="dimmed">
                {t('issued', { day: dayOf(issuedAt) })}
                {supersededAt && ` · ${t('superseded', { day: dayOf(supersededAt) })}`}
              </Text>
              {reason && (
                <Text size="sm">
                  <UserText>{t('because', { reason: reason === REISSUED ? common('reissued') : reason })}</UserText>
                </Text>
              )}
            </li>
          ))}
        </ul>
        {children}
      </Stack>
    </Paper>
  );
}
