import { Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import type { Found } from './search.queries';
import { useSearchTexts } from './search.texts';

export function FoundReports({ found, onAgain }: { found: Found; onAgain: () => void }) {
  const t = useSearchTexts();
  const heading = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text ref={heading} tabIndex={-1} fw={600} role="status">
        {t('found', { count: found.reports.length })}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {found.reports.map(({ number, university, issued_at, pdfurl }) => (
          <Paper component="li" key={pdfurl} withBorder p="md">
            <Anchor component={Link} to={paths.pdf(pdfurl)} fw={600} underline="always">
              {t('open', { number })}
            </Anchor>
            {university && (
              <Text size="sm">
                <UserText>{university}</UserText>
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {t('issued')} {dayOf(issued_at)}
            </Text>
          </Paper>
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {t('links')}
      </Text>
      <div>
        <Button variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </Stack>
  );
}
