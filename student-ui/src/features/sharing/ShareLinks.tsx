import { Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { useCommonTexts } from '../../i18n/common.texts';
import { CreateLinkDialog } from './CreateLinkDialog';
import { LinkCard } from './LinkCard';
import { linksQuery, type SharedLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly id: number;
  /** The report is in force. */
  readonly mayCreate: boolean;
}

/** The links of a report, those that work first. */
export function ShareLinks({ id, mayCreate }: Props) {
  const common = useCommonTexts();
  const t = useSharingTexts();
  const { data, error, refetch } = useQuery(linksQuery(id));
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Stack gap="md" component="section" aria-labelledby="links">
      <Group justify="space-between" align="center">
        <Title order={2} fz={22} id="links">
          {t('links.title')}
        </Title>
        {mayCreate && <Button onClick={open}>{t('links.create')}</Button>}
      </Group>
      {!data && !error && (
        <div role="status">
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
          <Skeleton height={140} radius="md" />
        </div>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={t(mayCreate ? 'links.none' : 'links.noneEver')}>
          {mayCreate && t('links.noneText')}
        </EmptyState>
      )}
      {data && data.length > 0 && <Links links={data} id={id} />}
      <Text size="sm" c="dimmed">
        {t('links.ends')}
      </Text>
      <CreateLinkDialog id={id} opened={opened} onClose={close} />
    </Stack>
  );
}

function Links({ links, id }: { readonly links: readonly SharedLink[]; readonly id: number }) {
  const t = useSharingTexts();
  const live = links.filter(({ state }) => state === 'live');
  const past = links.filter(({ state }) => state !== 'live');
  return (
    <Stack gap="lg">
      {live.length > 0 ? <LinkList title={t('links.live')} links={live} id={id} /> : <Text>{t('links.noLive')}</Text>}
      {past.length > 0 && <LinkList title={t('links.past')} links={past} id={id} />}
    </Stack>
  );
}

interface ListProps {
  readonly title: string;
  readonly links: readonly SharedLink[];
  readonly id: number;
}

function LinkList({ title, links, id }: ListProps) {
  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {title}
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={title}>
        {links.map((link) => (
          <LinkCard key={link.id} link={link} certificateId={id} />
        ))}
      </Stack>
    </Stack>
  );
}
