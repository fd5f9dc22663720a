import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../lib/site';

/** Who runs this installation; the product's name until that is known. */
export function OperatorName() {
  const { data } = useQuery(siteQuery);
  return <>{data?.contact.company ?? 'MyVerify'}</>;
}

export function OperatorAddress() {
  const { data } = useQuery(siteQuery);
  return <>{data?.contact.address ?? '…'}</>;
}

export function OperatorEmail() {
  const { data } = useQuery(siteQuery);
  if (!data) return <>…</>;
  return (
    <Anchor href={`mailto:${data.contact.email}`} inherit underline="always">
      {data.contact.email}
    </Anchor>
  );
}

export function OperatorPhone() {
  const { data } = useQuery(siteQuery);
  return <>{data?.contact.phone ?? '…'}</>;
}
