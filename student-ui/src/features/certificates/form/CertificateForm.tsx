import { Alert, Stack, Text } from '@mantine/core';
import type { Drafts } from '@myverify/api-client/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { LeaveGuard } from '../../../components/LeaveGuard';
import type { UploadQueue } from '../../../components/upload/upload-queue';
import { useUploads } from '../../../components/upload/use-uploads';
import { type User, useSession } from '../../../lib/session';
import { ActionBar } from './ActionBar';
import { ApplicantSection } from './ApplicantSection';
import { type Application, FIELDS, isField } from './application';
import { ApplicationForm } from './application-form';
import { isUnsaved } from './autosave';
import { DatesSection } from './DatesSection';
import { DocumentsSection } from './DocumentsSection';
import { keptPlace, readKept } from './draft-autosave';
import { EnquiriesConsent } from './EnquiriesConsent';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { FormProvider, useForm, useFormState } from './form-context';
import { LegalGate } from './LegalGate';
import { filesLeft, forgetFilesLeft, unsentProblems } from './left-files';
import { NewerState } from './NewerState';
import { PaymentSection } from './PaymentSection';
import { ProgressPanel } from './ProgressPanel';
import type { CertificateRecord } from './queries';
import { RejectedGroups } from './RejectedGroups';
import { RejectionReason } from './RejectionReason';
import { RestoredNotice } from './RestoredNotice';
import { fieldsToMend, type Rejection } from './rejections';
import { ServiceSection } from './ServiceSection';
import { StatusTimeline } from './StatusTimeline';
import { StudySection } from './StudySection';
import { useAutosave } from './use-autosave';
import { useFirstMarked } from './use-first-marked';
import { useProblemText } from './use-problem-text';

interface Props {
  readonly user: User;
  readonly drafts: Drafts;
  /** `null` for a new one. */
  readonly record: CertificateRecord | null;
  /** What a form without changes holds. */
  readonly initial: Application;
}

const NONE: readonly Rejection[] = [];

/**
 * The page on which one applies. It is rendered once: what changes while one types is listened to where it is shown.
 */
export function CertificateForm({ user, drafts, record, initial }: Props) {
  const t = useFormTexts();
  const { isStudent } = useSession();
  const place = keptPlace(user.id, record?.id ?? null);
  const [kept, setKept] = useState(() => readKept(drafts, place));
  const asRecorded = { base: initial, values: initial, version: record?.version ?? null };
  const [form] = useState(() => new ApplicationForm(kept ?? asRecorded));
  const queries = useQueryClient();
  const [left] = useState(() => filesLeft(queries, record?.id));
  const uploads = useUploads((field, { url }, replaces) => {
    if (isField(field)) form.arrive(field, url, replaces);
  }, left);
  useEffect(() => {
    forgetFilesLeft(queries, record?.id);
    if (left.length > 0) form.report(unsentProblems(left));
  }, [queries, record?.id, left, form]);
  const autosave = useAutosave(drafts, place, form, uploads, kept?.sent ?? null);
  const reason = record?.reject_reason ?? '';
  const unmended = isStudent && reason !== '' && record?.decided_at === record?.updated_at;
  const rejections = record?.rejections ?? NONE;
  const named = useMemo(() => fieldsToMend(reason, rejections), [reason, rejections]);
  const surroundings = useMemo(
    () => ({ form, uploads, autosave, record, isStudent, reason, named, rejections, unmended }),
    [form, uploads, autosave, record, isStudent, reason, named, rejections, unmended],
  );
  useFirstMarked(isStudent ? rejections : NONE);
  const [agrees, setAgrees] = useState(false);
  const mayApply = record === null || record.allowed_actions.includes('apply');
  const inReview = isStudent && record?.cert_status === 'Verifying';

  return (
    <FormProvider value={surroundings}>
      {isStudent && <LegalGate place={place} />}
      {rejections.length > 0 && <RejectedGroups />}
      {reason && rejections.length === 0 && <RejectionReason reason={reason} named={named} isStudent={isStudent} />}
      {kept && (
        <RestoredNotice
          unsent={kept.unsent}
          sent={kept.sent}
          onKeep={() => setKept(null)}
          onDiscard={() => {
            autosave.sends(null);
            form.rebase(asRecorded);
            setKept(null);
          }}
        />
      )}
      {record && <NewerState record={record} />}
      {inReview && (
        <Alert color="navy" variant="light" c="var(--ink)" title={t('inReview')}>
          <Text size="sm">{t('inReviewText')}</Text>
        </Alert>
      )}
      {record && <StatusTimeline record={record} />}
      <Problems />
      <div className={classes.layout}>
        <div className={classes.side}>
          <ProgressPanel />
        </div>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('requiredMark')}
          </Text>
          <Fields>
            <ServiceSection />
            <ApplicantSection />
            <StudySection />
            <DatesSection />
            <DocumentsSection />
            <PaymentSection />
          </Fields>
          {isStudent && mayApply && <EnquiriesConsent agrees={agrees} onAgree={setAgrees} />}
          <ActionBar agrees={agrees} />
        </Stack>
      </div>
      <Guard />
    </FormProvider>
  );
}

/** Nothing can be typed that would not be sent with the rest. */
function Fields({ children }: { children: ReactNode }) {
  const held = useFormState((state) => state.held);
  return (
    <Stack gap="md" inert={held}>
      {children}
    </Stack>
  );
}

/** All that it was refused for, in the order of the page. */
function Problems() {
  const fieldTexts = useFieldTexts();
  const problemText = useProblemText();
  const problems = useFormState((state) => state.problems);
  const reported = useFormState((state) => state.reported);
  const attempt = useFormState((state) => state.attempt);
  const errors = FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem && reported.includes(field)
      ? [{ id: field, label: fieldTexts(`label.${field}`), text: problemText(problem) }]
      : [];
  });
  return <ErrorSummary errors={errors} attempt={attempt} />;
}

/** Asks before what was typed is lost. */
function Guard() {
  const { form, uploads, autosave } = useForm();
  const dirty = useFormState((state) => state.dirty);
  const underWay = useHasFiles(uploads);
  return (
    <LeaveGuard when={dirty || underWay} isNow={() => isUnsaved(form, uploads)} onLeave={() => autosave.giveUp()} />
  );
}

function useHasFiles(uploads: UploadQueue): boolean {
  return useSyncExternalStore(uploads.subscribe, () => uploads.unsent().length > 0);
}
