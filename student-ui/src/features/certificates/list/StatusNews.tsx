import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useValueTexts } from '../../../i18n/values.texts';
import { useNameOf } from './CertificateRows';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';

/** Tells those who do not see it that a status has changed while they were on the page. */
export function StatusNews({ rows }: { readonly rows: readonly CertificateRow[] }) {
  const t = useListTexts();
  const values = useValueTexts();
  const nameOf = useNameOf();
  const known = useRef<ReadonlyMap<number, CertificateRow['cert_status']>>(new Map());
  const [changed, setChanged] = useState<readonly CertificateRow[]>([]);
  useEffect(() => {
    const others = rows.filter(({ id, cert_status }) => (known.current.get(id) ?? cert_status) !== cert_status);
    known.current = new Map(rows.map(({ id, cert_status }) => [id, cert_status]));
    if (others.length > 0) setChanged(others);
  }, [rows]);
  return (
    <VisuallyHidden role="status">
      {changed
        .map((record) => t('changed', { what: nameOf(record), status: values(`status.${record.cert_status}`) }))
        .join('. ')}
    </VisuallyHidden>
  );
}
