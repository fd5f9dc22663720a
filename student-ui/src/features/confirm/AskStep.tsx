import { Alert, Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site';
import { fill, useTexts } from './language';
import { Facts, Screen } from './Parts';
import type { AskedPage } from './queries';

interface Props {
  readonly asked: AskedPage;
  readonly above: string | undefined;
  readonly takesFocus: boolean;
  readonly onStart: () => void;
  readonly onDecline: () => void;
}

/** Who asks and why, how to make sure of it, and whom it is about. */
export function AskStep({ asked, above, takesFocus, onStart, onDecline }: Props) {
  const t = useTexts();
  const { student, party, office, sentAt } = asked;
  const { data: site } = useQuery(siteQuery);
  return (
    <Screen title={t.ask.title} takesFocus={takesFocus} {...(above ? { above } : {})}>
      <Text>{fill(t.ask[party], { ministry: site?.ministry ?? '…' })}</Text>
      <Text>{t.ask.why}</Text>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Title order={2} fz="lg" mb="sm">
          {t.ask.student}
        </Title>
        <Facts
          facts={[
            [t.field.name, student.name ?? '–'],
            [t.field.birth, student.birth ?? '–'],
            [t.field.major, student.major ?? '–'],
            [t.ask.to, office],
            [t.ask.sent, dayOf(sentAt)],
          ]}
        />
      </Paper>
      <Text fw={550}>{t.ask.look}</Text>
      <Stack gap="sm">
        <Button size="md" fullWidth onClick={onStart}>
          {t.ask.start}
        </Button>
        <Button variant="subtle" fullWidth onClick={onDecline}>
          {t.decline.open}
        </Button>
      </Stack>
      <AboutUs />
    </Screen>
  );
}

/** How to make sure that it is us. */
function AboutUs() {
  const t = useTexts();
  const { data } = useQuery(siteQuery);
  const contact = data?.contact;
  return (
    <Alert color="navy" variant="light" c="var(--ink)" title={t.us.title}>
      <Stack gap={6} mih={170}>
        <Text size="sm">{t.us.text}</Text>
        <Text size="sm">
          {t.us.site}: <b>{location.origin}</b>
        </Text>
        {contact && (
          <>
            <Text size="sm">{contact.company}</Text>
            <Text size="sm">{contact.address}</Text>
            <Text size="sm">
              <Anchor inherit c="inherit" underline="always" href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
                {contact.phone}
              </Anchor>
              {' · '}
              <Anchor inherit c="inherit" underline="always" href={`mailto:${contact.email}`}>
                {contact.email}
              </Anchor>
            </Text>
          </>
        )}
      </Stack>
    </Alert>
  );
}
