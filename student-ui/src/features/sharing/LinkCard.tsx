import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { dayOf } from '@myverify/domain/shared/calendar';
import { LOOKS, Tag } from '../../components/Tag';
import { UserText } from '../../components/UserText';
import { LinkViews } from './LinkViews';
import { lastDayOf } from './moments';
import type { SharedLink } from './queries';
import { StopLinkDialog } from './StopLinkDialog';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly link: SharedLink;
  readonly certificateId: number;
}

const STATE_LOOKS = { live: LOOKS.good, ended: LOOKS.plain, stopped: LOOKS.plain, locked: LOOKS.bad } as const;

/** One link: for whom, how long, and what came of it. */
export function LinkCard({ link, certificateId }: Props) {
  const t = useSharingTexts();
  const [showsViews, { toggle }] = useDisclosure(false);
  const [asks, { open, close }] = useDisclosure(false);
  const { id, label, state, endsAt, hasPin, download } = link;
  const viewsId = `views-${id}`;
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            <UserText>{label}</UserText>
          </Text>
          <Tag look={STATE_LOOKS[state]}>{t(`state.${state}`)}</Tag>
        </Group>
        <Text size="sm" c="dimmed">
          {[
            state === 'live' ? t('until', { day: lastDayOf(endsAt) }) : t('endedOn', { day: dayOf(endsAt) }),
            ...(hasPin ? [t('withPin')] : []),
            ...(download ? [t('withDownload')] : []),
          ].join(' · ')}
        </Text>
        <Group justify="space-between" gap="sm">
          <Text size="sm">{useWhatCame(link)}</Text>
          <Group gap="xs">
            {link.opened + link.downloaded > 0 && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('views.showOf', { label })}
                aria-expanded={showsViews}
                aria-controls={showsViews ? viewsId : undefined}
                onClick={toggle}
              >
                {t('views.show')}
              </Button>
            )}
            {state === 'live' && (
              <Button
                variant="outline"
                color="red"
                size="xs"
                aria-label={t('stop.of', { label })}
                aria-haspopup="dialog"
                onClick={open}
              >
                {t('stop.button')}
              </Button>
            )}
          </Group>
        </Group>
        {showsViews && (
          <div id={viewsId}>
            <LinkViews link={link} />
          </div>
        )}
      </Stack>
      <StopLinkDialog link={link} certificateId={certificateId} opened={asks} onClose={close} />
    </Paper>
  );
}

function useWhatCame({ opened, downloaded, wrongPins }: SharedLink): string {
  const t = useSharingTexts();
  return [
    opened > 0 ? t('opened', { count: opened }) : t('neverOpened'),
    ...(downloaded > 0 ? [t('downloaded', { count: downloaded })] : []),
    ...(wrongPins > 0 ? [t('wrongPins', { count: wrongPins })] : []),
  ].join(' · ');
}
