import { ApiError } from '@myverify/api-client/api-error';
import { isDay } from '@myverify/domain/shared/calendar';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetOne, useNotify, usePermissions } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Report } from '../api/records';
import type { Permission } from '../auth/permissions';
import { useKeptText } from '../records/useKeptText';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  changesIn,
  fieldsOf,
  groupsTouchedBy,
  isDayField,
  type Values,
  valuesOf,
} from './correctable';
import { isReason } from './ReasonField';
import type { ReportDialogProps } from './WithdrawDialog';

type Typed = { readonly fields: Partial<Values>; readonly reason: string };
const NOTHING_TYPED: Typed = { fields: {}, reason: '' };

/** A correction while it is typed, looked over and sent; it is about the version of the certificate that was seen. */
export function useCorrection({ report, onDone }: ReportDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const loaded = useGetOne<CertificateDetail>('certificates', { id: report.certificateId });
  const [edition, setEdition] = useState(report);
  const [seen, setSeen] = useState<CertificateDetail>();
  const { text, type, forget } = useKeptText<Typed>(`correct:${report.certificateId}`, NOTHING_TYPED);
  const { fields: typed, reason } = text;
  const [step, setStep] = useState<'type' | 'confirm'>('type');
  const [isTried, setTried] = useState(false);
  const [ticked, setTicked] = useState<readonly CheckedGroup[]>([]);
  const { permissions = [] } = usePermissions<Permission[]>();
  // What the list of certificates knows may be older than the record is by now.
  if (loaded.data && !loaded.isFetching && !seen) setSeen(loaded.data);

  const before = seen ? valuesOf(seen) : null;
  const values = before && { ...before, ...typed };
  const changes = before && values ? changesIn(before, values) : [];
  const touched = groupsTouchedBy(changes);
  const compared = touched.filter((group) => ticked.includes(group));
  const mayCompare = permissions.includes('certificates.review');
  const send = useMutation({
    mutationFn: async () => {
      if (!seen) return null;
      const corrections = fieldsOf(changes);
      for (const group of compared) {
        const verdict = { version: seen.version, group, verdict: 'accepted', asOne: true, corrections } as const;
        await dataProvider.recordVerdict(report.certificateId, verdict);
      }
      return dataProvider.correctReport(edition.id, seen.version, corrections, reason.trim());
    },
    onSuccess: (answer) => {
      forget();
      const done = answer && 'proposalId' in answer ? 'proposed' : 'corrected';
      notify(`resources.reports.${done}`, { type: 'success', messageArgs: { edition: edition.edition + 1 } });
      onDone();
    },
    onError: () => setStep('type'),
  });
  const isRight = CORRECTABLE_FIELDS.every(
    (field) => !isDayField(field) || !values || values[field] === '' || isDay(values[field]),
  );
  return {
    /** The one that is corrected. */
    edition,
    values,
    changes,
    reason,
    giveReason: (given: string) => type({ reason: given }),
    step,
    isTried,
    /** What has to be compared with the documents, where the one who corrects may say so. */
    touched: mayCompare ? touched : [],
    compared,
    /** A reviewer says that they compared; others rely on a reviewer who has said so. */
    mayCompare,
    isCompared: !mayCompare || compared.length === touched.length,
    compare: (group: CheckedGroup, isTicked: boolean) =>
      setTicked(isTicked ? [...ticked, group] : ticked.filter((one) => one !== group)),
    type: (field: CorrectableField, value: string) => type({ fields: { ...typed, [field]: value } }),
    review: () => {
      setTried(true);
      send.reset();
      setTicked([]);
      if (changes.length > 0 && isReason(reason) && isRight) setStep('confirm');
    },
    goBack: () => setStep('type'),
    send: () => send.mutate(),
    isPending: send.isPending,
    error: send.error ?? (seen ? null : loaded.error),
    errors: send.error instanceof ApiError ? send.error.errors : {},
    isStale: send.error instanceof ApiError && send.error.reason === 'stale_version',
    /** What was typed stays; what others changed meanwhile is what it is compared with. */
    loadAgain: async () => {
      const { data: editions } = await dataProvider.getList<Report>('reports', {
        filter: { certificateId: report.certificateId },
        sort: { field: 'id', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
      });
      const { data } = await loaded.refetch();
      setEdition(editions[0] ?? report);
      setSeen(data);
      send.reset();
    },
  };
}
