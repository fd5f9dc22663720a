import { ApiError } from '@myverify/api-client/api-error';
import { REPORT_REASON } from '@myverify/domain/report/report.operations';
import { isDay } from '@myverify/domain/shared/calendar';
import { type CheckedGroup, checksOf } from '@myverify/domain/verdict/checks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetOne, useNotify, usePermissions } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Report } from '../api/records';
import type { Permission } from '../auth/permissions';
import { isReason } from '../records/ReasonField';
import { useKeptText } from '../records/useKeptText';
import { useNotifyError } from '../records/useNotifyError';
import { holdingTicks, keptAnswers, newestIn, type Ticks } from '../review/verdicts';
import { isUploading } from '../uploads/pending-uploads';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  changesIn,
  comparableOf,
  fieldsOf,
  groupsTouchedBy,
  isDayField,
  type Values,
  valuesOf,
  withTyped,
} from './correctable';
import type { ReportDialogProps } from './WithdrawDialog';

type Typed = { readonly fields: Partial<Values>; readonly reason: string };
const NO_TICKS: Ticks = new Map();
const NOTHING_TYPED: Typed = { fields: {}, reason: '' };

/** A correction while it is typed, looked over and sent; it is about the version of the certificate that was seen. */
export function useCorrection({ report, onDone }: ReportDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const loaded = useGetOne<CertificateDetail>('certificates', { id: report.certificateId });
  const [edition, setEdition] = useState(report);
  const [seen, setSeen] = useState<CertificateDetail>();
  const { text, type, forget } = useKeptText<Typed>(`correct:${report.certificateId}`, NOTHING_TYPED);
  const { fields: typed, reason } = text;
  const [step, setStep] = useState<'type' | 'confirm'>('type');
  const [attempt, setAttempt] = useState(0);
  const refuse = () => setAttempt((before) => before + 1);
  const [ticked, setTicked] = useState<Ticks>(NO_TICKS);
  const { permissions = [] } = usePermissions<Permission[]>();
  // What the list of certificates knows may be older than the record is by now.
  if (loaded.data && !loaded.isFetching && !seen) setSeen(loaded.data);

  const before = seen ? valuesOf(seen) : null;
  const values = before && { ...before, ...typed };
  const changes = before && values ? changesIn(before, values) : [];
  const allTouched = groupsTouchedBy(changes);
  const touched = seen ? comparableOf(allTouched, seen) : [];
  const mayCompare = permissions.includes('certificates.review');
  const found = useQuery({
    queryKey: ['verdicts', report.certificateId],
    queryFn: () => dataProvider.verdicts(report.certificateId),
    enabled: mayCompare,
  });
  const newest = newestIn(found.data ?? []);
  const ticks = holdingTicks(ticked, newest);
  const compared = touched.filter((group) => ticks.has(group));
  const corrected = { ...before, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  // Nothing that was said of another photo holds of this one.
  const answersOf = (group: CheckedGroup) =>
    group === 'photo' ? {} : keptAnswers(newest.get(group), group, corrected);
  const send = useMutation({
    mutationFn: async () => {
      if (!seen) return null;
      const corrections = fieldsOf(changes);
      for (const group of compared) {
        await dataProvider.recordVerdict(report.certificateId, {
          ...{ version: seen.version, group, verdict: 'accepted', answers: answersOf(group), asOne: true, corrections },
          // What a colleague has recorded meanwhile is looked at first.
          seen: ticks.get(group) ?? null,
        });
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
    // Verdicts that were stored stay, whatever becomes of the correction.
    onSettled: () => mayCompare && void found.refetch(),
  });
  const wrongDays = CORRECTABLE_FIELDS.filter(
    (field) => isDayField(field) && values && values[field] !== '' && !isDay(values[field]),
  );
  const loadAgain = async () => {
    const { data: editions } = await dataProvider.getList<Report>('reports', {
      filter: { certificateId: report.certificateId },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    });
    const [{ data }] = await Promise.all([
      loaded.refetch({ throwOnError: true }),
      mayCompare && found.refetch({ throwOnError: true }),
    ]);
    setEdition(editions[0] ?? report);
    setSeen(data);
    send.reset();
  };
  return {
    /** The one that is corrected. */
    edition,
    /** As it was seen. */
    record: seen,
    values,
    certifiedPhoto: before?.avatar ?? '',
    changes,
    reason,
    giveReason: (given: string) => type({ reason: given }),
    step,
    /** How often it was not let on. */
    attempt,
    wrongDays,
    /** What has to be compared with the documents. */
    touched,
    /** The documents of some groups are gone: these fall out of what the report says was checked. */
    areDocumentsGone: touched.length < allTouched.length,
    compared,
    /** A reviewer says that they compared; others rely on a reviewer who has said so. */
    mayCompare,
    isCompared: !mayCompare || (found.data !== undefined && compared.length === touched.length),
    /** The checks of a group that are about to be answered with `match`; the others keep their answers. */
    answered: (group: CheckedGroup) => checksOf(group).filter((check) => !answersOf(group)[check]),
    /** Until then nobody says that they compared: a colleague may have found something else. */
    areVerdictsKnown: found.data !== undefined,
    /** What stands of a group before that. */
    newestOf: (group: CheckedGroup) => newest.get(group),
    compare: (group: CheckedGroup, isTicked: boolean) => {
      const others = [...ticks].filter(([one]) => one !== group);
      setTicked(new Map(isTicked ? [...others, [group, newest.get(group)?.id ?? null]] : others));
    },
    type: (field: CorrectableField, value: string) =>
      type(({ fields }) => ({ fields: withTyped(fields, field, value, before) })),
    review: () => {
      if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
      send.reset();
      setTicked(NO_TICKS);
      const isRight = changes.length > 0 && isReason(reason, REPORT_REASON.most) && wrongDays.length === 0;
      if (isRight) setStep('confirm');
      else refuse();
    },
    goBack: () => setStep('type'),
    send: () => send.mutate(undefined, { onError: refuse }),
    isPending: send.isPending,
    error: send.error ?? (seen ? null : loaded.error) ?? (found.data ? null : found.error),
    errors: send.error instanceof ApiError ? send.error.errors : {},
    isStale: send.error instanceof ApiError && send.error.reason === 'stale_version',
    /** What was typed stays; what others changed meanwhile is what it is compared with. */
    loadAgain: () => loadAgain().catch(notifyError),
  };
}
