import { Anchor, List, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedState } from '../../components/FailedState';
import { UserText } from '../../components/UserText';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCatalogTexts } from './catalog.texts';
import { companyQuery } from './queries';

interface Props {
  readonly id: number;
  readonly name: string;
  /** The id of the element. */
  readonly element: string;
}

/** The universities that an agency works for. */
export function AgencyUniversities({ id, name, element }: Props) {
  const common = useCommonTexts();
  const t = useCatalogTexts();
  const { data, isPending, error, refetch } = useQuery(companyQuery(id));
  return (
    <section id={element} aria-label={t('agencies.show', { name })} aria-live="polite" aria-busy={isPending}>
      {isPending && (
        <>
          <VisuallyHidden>{common('loading')}</VisuallyHidden>
          <Skeleton height={24} maw="20rem" />
        </>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.agents.length === 0 && <Text size="sm">{t('agencies.noUniversities')}</Text>}
      {data && data.agents.length > 0 && (
        <List size="sm" spacing={6}>
          {data.agents.map(({ uid, uname }) => (
            <List.Item key={uid}>
              <Anchor
                component={Link}
                to={paths.cooperationsOf(uid)}
                underline="always"
                aria-label={t('universities.cooperations', { name: uname })}
              >
                <UserText>{uname}</UserText>
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
