import { Skeleton, Stack } from '@mantine/core';
import type { Drafts } from '@myverify/api-client/drafts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LinkButton } from '../../components/LinkButton';
import { LoadingState } from '../../components/LoadingState';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { readId } from '../../lib/by-id';
import { useDrafts } from '../../lib/drafts';
import { type User, useSession } from '../../lib/session';
import { toApplication } from './form/application';
import { CertificateForm } from './form/CertificateForm';
import { FixedCertificate } from './form/FixedCertificate';
import { useFormTexts } from './form/form.texts';
import { type CertificateRecord, certificateQuery } from './form/queries';

export default function EditCertificatePage() {
  const t = useFormTexts();
  const { user } = useSession();
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  const { data } = useQuery({ ...certificateQuery(id ?? 0), enabled: false });
  if (!user) return <LoadingState />;
  return (
    <Page title={t(data && !isOpen(data) ? 'fixedTitle' : 'editTitle')}>
      {id === null ? (
        <EmptyState title={t('badId')}>
          <LinkButton to={paths.certificates}>{t('toList')}</LinkButton>
        </EmptyState>
      ) : (
        <LoadedCertificate key={`${user.id}:${id}`} id={id} user={user} />
      )}
    </Page>
  );
}

function LoadedCertificate({ id, user }: { id: number; user: User }) {
  const { data, error, refetch } = useQuery(certificateQuery(id));
  const drafts = useDrafts(user.id);
  if (data && drafts) return <Certificate record={data} user={user} drafts={drafts} />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack aria-hidden="true">
      <Skeleton height={120} />
      <Skeleton height={180} />
      <Skeleton height={420} />
    </Stack>
  );
}

function Certificate({ record, user, drafts }: { record: CertificateRecord; user: User; drafts: Drafts }) {
  const { isStudent } = useSession();
  const initial = useMemo(() => toApplication(record), [record]);
  if (!isOpen(record)) return <FixedCertificate record={record} isStudent={isStudent} />;
  return <CertificateForm user={user} drafts={drafts} record={record} initial={initial} />;
}

/** The server says what may be done with it: what cannot be saved is only shown. */
function isOpen(record: CertificateRecord): boolean {
  return record.allowed_actions.includes('save');
}
