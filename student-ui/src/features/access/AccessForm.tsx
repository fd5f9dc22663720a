import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Textarea,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { emailProblem } from '@myverify/domain/account/email';
import {
  ACCESS_REQUEST_FIELDS,
  type AccessRequestFields,
  VOLUMES,
  type Volume,
} from '@myverify/domain/integrator/access-request';
import { saidOfFields } from '@myverify/domain/messages/refusal-text';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import { LeaveGuard } from '../../components/LeaveGuard';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { currentLanguage } from '../../i18n/i18n';
import { useErrorText, useSaidText } from '../../lib/messages';
import { askForAccess } from './access.queries';
import { useAccessTexts } from './access.texts';

const EMPTY: AccessRequestFields = { organisation: '', person: '', email: '', purpose: '', volume: '100' };
const VOLUME_TEXTS = {
  '100': 'volumes.v100',
  '1000': 'volumes.v1000',
  '10000': 'volumes.v10000',
  more: 'volumes.more',
} as const;
/** In their order. */
const TYPED = ['organisation', 'person', 'email', 'purpose'] as const;
type TypedField = (typeof TYPED)[number];
const { organisation, person, email, purpose } = ACCESS_REQUEST_FIELDS;

export function AccessForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useAccessTexts();
  const common = useCommonTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const [wish, setWish] = useState(EMPTY);
  const [consent, setConsent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const attempted = attempt > 0;
  const { mutate, error, isPending } = useMutation({
    mutationFn: askForAccess,
    onSuccess: (_, sent) => onSent(sent.email),
    // What is said of fields is read in the summary again.
    onError: () => setAttempt((times) => times + 1),
  });
  const isTyped = consent || JSON.stringify(wish) !== JSON.stringify(EMPTY);
  const refused = error instanceof ApiError ? saidOfFields(error) : {};
  const wrongEmail = emailProblem(wish.email.trim());

  function problemOf(field: TypedField) {
    if (attempted && wish[field].trim() === '') return t('needed');
    if (attempted && field === 'email' && wrongEmail) return saidText(wrongEmail);
    return refused[field] && saidText(refused[field]);
  }
  const consentProblem = attempted && !consent ? t('consentNeeded') : undefined;
  const problems = [
    ...TYPED.map((id) => ({ id, label: t(id), text: problemOf(id) })),
    { id: 'consent', text: consentProblem },
  ].flatMap(({ text, ...field }) => (text ? [{ ...field, text }] : []));
  const of = (field: TypedField) => ({
    id: field,
    name: field,
    label: t(field),
    required: true,
    value: wish[field],
    error: problemOf(field),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setWish((before) => ({ ...before, [field]: value })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt((times) => times + 1);
    const isWhole = TYPED.every((field) => wish[field].trim() !== '') && !wrongEmail && consent;
    if (isWhole && !isPending) mutate({ ...wish, email: wish.email.trim(), consent, language: currentLanguage() });
  }

  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard when={isTyped} />
      <Stack gap="md">
        <ErrorSummary errors={problems} attempt={attempt} />
        {error && Object.keys(refused).length === 0 && (
          <Alert color="red" role="alert" title={t('failed')}>
            {errorText(error)}
          </Alert>
        )}
        <TextInput {...of('organisation')} autoComplete="organization" maxLength={organisation.most} />
        <TextInput {...of('person')} autoComplete="name" maxLength={person.most} />
        <TextInput {...of('email')} type="email" autoComplete="email" maxLength={email.most} />
        <Textarea {...of('purpose')} autosize minRows={3} maxLength={purpose.most} />
        <NativeSelect
          name="volume"
          label={t('volume')}
          value={wish.volume}
          data={VOLUMES.map((value) => ({ value, label: t(VOLUME_TEXTS[value]) }))}
          onChange={({ currentTarget: { value } }) => setWish((before) => ({ ...before, volume: value as Volume }))}
        />
        <Checkbox
          id="consent"
          name="consent"
          label={t('consent')}
          checked={consent}
          error={consentProblem}
          onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
        />
        {/* In a tab of its own, so that what was typed stays. */}
        <Anchor href={paths.privacy} target="_blank" rel="noreferrer" size="sm" underline="always">
          {t('privacy')}
          <VisuallyHidden> ({common('opensInNewTab')})</VisuallyHidden>
        </Anchor>
        <Group>
          <Button type="submit" loading={isPending}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
