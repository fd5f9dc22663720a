import { Alert, Anchor, Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
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
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
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
const { organisation, person, email, purpose } = ACCESS_REQUEST_FIELDS;

export function AccessForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useAccessTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(EMPTY);
  const [consent, setConsent] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: askForAccess,
    onSuccess: (_, sent) => onSent(sent.email),
  });
  const refused = error instanceof ApiError ? saidOfFields(error) : {};
  const wrongEmail = emailProblem(wish.email.trim());

  function problemOf(field: 'organisation' | 'person' | 'email' | 'purpose') {
    if (attempted && wish[field].trim() === '') return t('needed');
    if (attempted && field === 'email' && wrongEmail) return saidText(wrongEmail);
    return refused[field] && saidText(refused[field]);
  }
  const of = (field: 'organisation' | 'person' | 'email' | 'purpose') => ({
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
    setAttempted(true);
    const empty = (['organisation', 'person', 'email', 'purpose'] as const).find((one) => wish[one].trim() === '');
    const first = empty ?? (wrongEmail ? 'email' : consent ? null : 'consent');
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!isPending) mutate({ ...wish, email: wish.email.trim(), consent, language: currentLanguage() });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
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
          name="consent"
          label={t('consent')}
          checked={consent}
          error={attempted && !consent && t('consentNeeded')}
          onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
        />
        <Anchor component={Link} to={paths.privacy} size="sm" underline="always">
          {t('privacy')}
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
