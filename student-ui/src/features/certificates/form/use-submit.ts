import { ApiError } from '@myverify/api-client/api-error';
import { newKey } from '@myverify/api-client/idempotency-key';
import { saidOfFields } from '@myverify/domain/messages/refusal-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { manage, paths } from '../../../config/paths';
import { currentLanguage } from '../../../i18n/i18n';
import { ownPath } from '../../../lib/after-login';
import { useCommand } from '../../../lib/command';
import { consentsQuery, giveConsent } from '../../../lib/consents';
import { notify, notifyUser } from '../../../lib/notify';
import { useSession } from '../../../lib/session';
import { AgreeAgain } from './AgreeAgain';
import { type Application, isField, toApplication, toBody } from './application';
import type { ApplicationForm, Problems } from './application-form';
import { missingProblems } from './application-rules';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { namesOf, unsentProblems } from './left-files';
import {
  type CertificateRecord,
  certificateQuery,
  type Sending,
  sendApplication,
  sendRejection,
  takeSaved,
  type Verb,
} from './queries';
import { filesFieldOf, isGroup } from './rejections';
import { isDoneBy, sendOnce, toldOf } from './send-once';
import { useMovedForm } from './use-moved-form';
import { useSendGuard } from './use-send-guard';

/** The back office is another page: the message must have been read before it is gone. */
const READ_MS = 2_000;

export interface Submit {
  readonly send: (verb: Verb) => void;
  readonly reject: (reason: string) => void;
  /** What is being done. */
  readonly pending: Verb | 'reject' | null;
  /** Why it was not done, where that is not about single fields. */
  readonly failure: Error | null;
  readonly rejectFailure: Error | null;
  /** Does the same again. */
  readonly again: () => void;
}

/** Staff who came from the desk of an application go back there. */
function officeAfter(search: string): string {
  const back = ownPath(new URLSearchParams(search).get('back'));
  return back?.startsWith('/manage/') ? back : manage.certificates;
}

/**
 * What the applicant has ticked. Nobody is kept from applying by it: without it no enquiry is made.
 * @returns whether it arrived
 */
function agreeToEnquiries(): Promise<boolean> {
  return giveConsent('enquiries', currentLanguage(), newKey()).then(
    () => true,
    () => false,
  );
}

/**
 * Saving, applying, authenticating and rejecting.
 * @param agrees whether the applicant has just agreed to enquiries.
 */
export function useSubmit(agrees: boolean): Submit {
  const { form, uploads, autosave, record, isStudent } = useForm();
  const { user } = useSession();
  const t = useFormTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const move = useMovedForm(form, uploads, autosave.drafts);
  const mayBeSent = useSendGuard();

  const leave = (done: Verb | 'reject', id: number, saved: CertificateRecord | null) => {
    // Of the page of a record something is still shown for a moment, on the record as it is now.
    if (saved && record)
      form.rebase({ base: toApplication(saved), values: toApplication(saved), version: saved.version });
    else form.settle();
    uploads.clear();
    const shown = notify({ color: 'green', message: t(`done.${toldOf(done, saved)}`), autoClose: 5_000 });
    // What other screens show of it is old now; this one is about to go.
    void queries.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== 'user' });
    // But what was answered is as new as can be: the next page begins with it.
    if (isStudent && saved) takeSaved(queries, saved);
    if (isStudent) return void navigate(done === 'apply' ? paths.track(id) : paths.certificates);
    void shown.then(() => setTimeout(() => location.assign(officeAfter(location.search)), READ_MS));
  };
  /** Goes on with the record as it is saved now, on its own page. */
  const goOn = (saved: CertificateRecord, values: Application) => {
    takeSaved(queries, saved);
    if (record) {
      form.rebase({ base: toApplication(saved), values, version: saved.version });
      form.report(unsentProblems(uploads.snapshot()));
    } else move(saved, values);
  };
  const tellConsentLost = () => {
    if (!user) return;
    const onAgreed = () => void queries.invalidateQueries(consentsQuery);
    const message = createElement(AgreeAgain, { applicantId: user.id, onAgreed });
    // Each loss is a notice of its own: one that is there already would not be shown again.
    void notifyUser({ id: `consent-lost-${newKey()}`, color: 'yellow', message, autoClose: false });
  };
  const saveDone = ({ record: saved, by }: { record: CertificateRecord; by: Sending }, wanted: Sending) => {
    if (!isDoneBy(by, wanted)) {
      void notify({ id: 'arrived', color: 'yellow', message: t('arrived'), autoClose: false });
      return goOn(saved, form.state().values);
    }
    const files = uploads.snapshot();
    if (files.length === 0) return leave(wanted.verb, saved.id, saved);
    void notify({ color: 'yellow', message: t('savedWithout', { names: namesOf(files) }), autoClose: 10_000 });
    goOn(saved, toApplication(saved));
  };
  const fail = (error: Error) => {
    form.release();
    if (!(error instanceof ApiError)) return;
    if (error.reason === 'stale_version' && record) void queries.invalidateQueries(certificateQuery(record.id));
    form.report(problemsIn(error));
  };

  const command = useMutation({
    mutationFn: async (sending: Sending) => {
      const isLost = sending.verb === 'apply' && agrees && !(await agreeToEnquiries());
      const done = await sendOnce(sending, autosave, sendApplication);
      if (isLost) tellConsentLost();
      return done;
    },
    onSuccess: saveDone,
    onError: fail,
  });
  const rejection = useCommand({
    run: sendRejection,
    onSuccess: (_, { id }) => leave('reject', id, null),
    onError: (error) => {
      form.release();
      const stale = error instanceof ApiError && error.reason === 'stale_version';
      if (stale && record) void queries.invalidateQueries(certificateQuery(record.id));
    },
  });

  const send = (verb: Verb) => {
    if (!mayBeSent()) return;
    const problems: Problems = {
      ...(verb === 'save' ? {} : missingProblems(form.state().values)),
      ...form.found(),
      // A draft is saved without them.
      ...(verb === 'save' ? {} : unsentProblems(uploads.snapshot())),
    };
    form.report(problems);
    if (Object.keys(problems).length > 0) return;
    form.hold();
    command.mutate({ verb, target: targetOf(record, form), body: toBody(form.state().values) });
  };

  const last = command.variables?.verb;
  return {
    send,
    reject: (reason) => {
      const target = targetOf(record, form);
      if (form.state().held || !target) return;
      form.hold();
      rejection.mutate({ ...target, reason });
    },
    pending: command.isPending ? (last ?? null) : rejection.isPending ? 'reject' : null,
    failure: command.error && isOfNoField(command.error) ? command.error : null,
    rejectFailure: rejection.error,
    again: () => {
      if (last) send(last);
    },
  };
}

function targetOf(record: CertificateRecord | null, form: ApplicationForm) {
  const { version } = form.state();
  return record && version !== null ? { id: record.id, version } : null;
}

/** A newer state of the record is shown where it differs. */
function isOfNoField(error: Error): boolean {
  const stale = error instanceof ApiError && error.reason === 'stale_version';
  return !stale && Object.keys(problemsIn(error)).length === 0;
}

function problemsIn(error: Error): Problems {
  if (!(error instanceof ApiError)) return {};
  const said = Object.entries(saidOfFields(error));
  // It names groups.
  if (error.reason === 'nothing_changed') {
    return Object.fromEntries(said.flatMap(([group, one]) => (isGroup(group) ? [[filesFieldOf(group), one]] : [])));
  }
  return Object.fromEntries(said.filter(([field]) => isField(field)));
}
