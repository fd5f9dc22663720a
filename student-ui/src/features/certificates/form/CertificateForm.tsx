import { Alert, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useUploads } from '../../../components/upload/use-uploads';
import { type User, useSession } from '../../../lib/session';
import { ActionBar } from './ActionBar';
import { ApplicantSection } from './ApplicantSection';
import { type Application, FIELDS, isField, toApplication } from './application';
import { DatesSection } from './DatesSection';
import { DocumentsSection } from './DocumentsSection';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { FormProvider } from './form-context';
import { forget, forgetOthers, keptPlace, readKept } from './kept-form';
import { LegalGate } from './LegalGate';
import { PaymentSection } from './PaymentSection';
import { ProgressPanel } from './ProgressPanel';
import type { CertificateRecord } from './queries';
import { RejectionReason } from './RejectionReason';
import { RestoredNotice } from './RestoredNotice';
import { fieldsNamedIn } from './reason-fields';
import { ServiceSection } from './ServiceSection';
import { StaleNotice } from './StaleNotice';
import { StatusTimeline } from './StatusTimeline';
import { StudySection } from './StudySection';
import { useApplicationForm } from './use-application-form';
import { useKeeping } from './use-keeping';
import { useProblemText } from './use-problem-text';
import { useSubmit } from './use-submit';

interface Props {
  readonly user: User;
  /** `null` for a new one. */
  readonly record: CertificateRecord | null;
  /** What a form without changes holds. */
  readonly initial: Application;
}

/** Without a record the role decides what may be done; with one, the server says it. */
const NEW_ACTIONS = { student: ['save', 'apply'], staff: ['save', 'authenticate'] } as const;

/** The page on which one applies. */
export function CertificateForm({ user, record, initial }: Props) {
  const t = useFormTexts();
  const { isStudent, isStaff } = useSession();
  const place = keptPlace(user.id, record?.id ?? null);
  const [kept, setKept] = useState(() => {
    forgetOthers(sessionStorage, user.id);
    return readKept(sessionStorage, place);
  });
  const form = useApplicationForm({ kept, initial, version: record?.version ?? null });
  const uploads = useUploads((field, { url }) => {
    if (isField(field)) form.arrive(field, url);
  });
  useKeeping(
    place,
    form,
    uploads.list.map(({ file }) => file.name),
  );
  const submit = useSubmit({ form, uploads, record, isStaff });
  const reason = record?.reject_reason ?? '';
  const named = useMemo(() => fieldsNamedIn(reason), [reason]);
  const stale = useNewerState(form, record);
  const unsaved = form.dirty || uploads.list.length > 0;
  const inReview = isStudent && record?.cert_status === 'Verifying';

  return (
    <FormProvider value={{ form, uploads, isStudent, reason, named }}>
      {isStudent && <LegalGate place={place} />}
      {reason && <RejectionReason reason={reason} named={named} isStudent={isStudent} />}
      {kept && (
        <RestoredNotice
          unsent={kept.unsent}
          onKeep={() => setKept(null)}
          onDiscard={() => {
            form.rebase({ base: initial, values: initial, version: record?.version ?? null });
            setKept(null);
          }}
        />
      )}
      {stale && (
        <StaleNotice
          base={form.base}
          mine={form.values}
          theirs={stale}
          onMerge={(values) => form.rebase({ base: stale, values, version: record?.version ?? null })}
        />
      )}
      {inReview && (
        <Alert color="blue" variant="light" c="gray.9" title={t('inReview')}>
          <Text size="sm">{t('inReviewText')}</Text>
        </Alert>
      )}
      {record && <StatusTimeline record={record} />}
      <Problems form={form} />
      <div className={classes.layout}>
        <div className={classes.side}>
          <ProgressPanel />
        </div>
        <Stack gap="md">
          <Text size="sm" c="gray.7">
            {t('requiredMark')}
          </Text>
          <ServiceSection />
          <ApplicantSection />
          <StudySection />
          <DatesSection />
          <DocumentsSection />
          <PaymentSection />
          <ActionBar
            allowed={record ? record.allowed_actions : NEW_ACTIONS[isStaff ? 'staff' : 'student']}
            isNew={record === null}
            dirty={form.dirty}
            submit={submit}
          />
        </Stack>
      </div>
      <LeaveGuard
        when={unsaved}
        isNow={() => form.isDirtyNow() || uploads.queue.snapshot().length > 0}
        onLeave={() => forget(sessionStorage, place)}
      />
    </FormProvider>
  );
}

/** All that is wrong, in the order of the page. */
function Problems({ form }: { form: ReturnType<typeof useApplicationForm> }) {
  const fieldTexts = useFieldTexts();
  const problemText = useProblemText();
  const errors = FIELDS.flatMap((field) => {
    const problem = form.problems[field];
    return problem ? [{ id: field, label: fieldTexts(`label.${field}`), text: problemText(field, problem) }] : [];
  });
  return <ErrorSummary errors={errors} attempt={form.attempt} />;
}

/** The record as it is now, where it is newer than what the form is based on and the form has changes of its own. */
function useNewerState(
  form: ReturnType<typeof useApplicationForm>,
  record: CertificateRecord | null,
): Application | null {
  const { version, dirty, rebase } = form;
  const newer = record !== null && record.version !== version;
  const theirs = useMemo(() => (record ? toApplication(record) : null), [record]);
  useEffect(() => {
    if (newer && !dirty && theirs) rebase({ base: theirs, values: theirs, version: record.version });
  }, [newer, dirty, theirs, record, rebase]);
  return newer && dirty ? theirs : null;
}
