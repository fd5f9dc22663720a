import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type CertificateRecord, certificateQuery, takeSaved } from './queries';

const aRecord = (version: number, cert_status: string) => ({ id: 7, version, cert_status }) as CertificateRecord;
const { queryKey } = certificateQuery(7);

it('shows what was saved at once, and asks for it again all the same: it may be an older answer', () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, aRecord(1, 'Unverified'));
  takeSaved(queries, aRecord(2, 'Verifying'));
  expect(queries.getQueryData(queryKey)).toEqual(aRecord(2, 'Verifying'));
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('keeps what is known of a later version', () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, aRecord(3, 'Rejected'));
  takeSaved(queries, aRecord(2, 'Verifying'));
  expect(queries.getQueryData(queryKey)).toEqual(aRecord(3, 'Rejected'));
});
