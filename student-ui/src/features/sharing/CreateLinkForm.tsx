import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { type Said, saidOfFields } from '@myverify/domain/messages/refusal-text';
import { RECIPIENT, RECIPIENT_NEEDED, SHARE_DAYS_DEFAULT, SHARE_DAYS_MAX } from '@myverify/domain/sharing/share';
import { newPinProblem } from '@myverify/domain/sharing/share-pin';
import type { FormEvent } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary';
import { useCommand } from '../../lib/command';
import type { Form, ProblemsOf, Rules } from '../../lib/form';
import { useErrorText, useSaidText } from '../../lib/messages';
import { useFieldOf, useStateOf } from '../../lib/use-form';
import { dayAhead } from './moments';
import { createLink, type LinkWish, type MadeLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly id: number;
  readonly form: WishForm;
  readonly onMade: (made: MadeLink) => void;
  /** It may have been made all the same: its answer may be lost. */
  readonly onFailed: () => void;
}

interface Wish {
  readonly label: string;
  readonly days: number;
  readonly pin: string;
  readonly download: boolean;
}

const DAYS = [7, SHARE_DAYS_DEFAULT, 90, SHARE_DAYS_MAX] as const;
const FIELDS = ['label', 'pin'] as const;
export const USUAL: Wish = { label: '', days: SHARE_DAYS_DEFAULT, pin: '', download: false };
export const RULES: Rules<Wish, Said> = {
  label: (label) => (label.trim() === '' ? RECIPIENT_NEEDED : null),
  pin: newPinProblem,
};

type WishForm = Form<Wish, Said>;

export function CreateLinkForm({ id, form, onMade, onFailed }: Props) {
  const t = useSharingTexts();
  const errorText = useErrorText();
  const creation = useCommand({
    run: (wish: LinkWish, key) => createLink(id, wish, key),
    isShownOnce: true,
    onSuccess: onMade,
    onError: (error) => {
      form.report(told(error));
      onFailed();
    },
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = form.found();
    form.report(found);
    if (Object.keys(found).length > 0 || creation.isPending) return;
    const { days, ...wish } = form.state().values;
    creation.mutate({ ...wish, endsOn: dayAhead(days) });
  };

  const isWhole = creation.error !== null && Object.keys(told(creation.error)).length === 0;
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <Summary form={form} />
        {isWhole && (
          <Alert color="red" role="alert">
            {errorText(creation.error)}
          </Alert>
        )}
        <TextField form={form} name="label" required maxLength={RECIPIENT.most} data-autofocus />
        <Days form={form} />
        <TextField form={form} name="pin" inputMode="numeric" autoComplete="off" maxLength={6} />
        <Download form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending}>
            {t('create.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Summary({ form }: { form: WishForm }) {
  const t = useSharingTexts();
  const saidText = useSaidText();
  const problems = useStateOf(form, (state) => state.problems);
  const attempt = useStateOf(form, (state) => state.attempt);
  const errors = FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ id: `share-${field}`, label: t(`create.${field}`), text: saidText(problem) }] : [];
  });
  return <ErrorSummary attempt={attempt} errors={errors} />;
}

type TextFieldProps = Omit<TextInputProps, 'form'> & { form: WishForm; name: (typeof FIELDS)[number] };

function TextField({ form, name, ...rest }: TextFieldProps) {
  const t = useSharingTexts();
  const saidText = useSaidText();
  const { value, problem, set } = useFieldOf(form, name);
  return (
    <TextInput
      {...rest}
      id={`share-${name}`}
      label={t(`create.${name}`)}
      description={t(`create.${name}Hint`)}
      value={value}
      error={problem && saidText(problem)}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function Days({ form }: { form: WishForm }) {
  const t = useSharingTexts();
  const { value, set } = useFieldOf(form, 'days');
  return (
    <NativeSelect
      label={t('create.ends')}
      value={value}
      onChange={(event) => set(Number(event.currentTarget.value))}
      data={DAYS.map((count) => ({
        value: String(count),
        label: t('create.days', { count, day: dayAhead(count) }),
      }))}
    />
  );
}

function Download({ form }: { form: WishForm }) {
  const t = useSharingTexts();
  const { value, set } = useFieldOf(form, 'download');
  return (
    <Checkbox
      label={t('create.download')}
      description={t('create.downloadHint')}
      checked={value}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

/** What the service says of fields that are here. */
function told(error: Error): ProblemsOf<Wish, Said> {
  const said = error instanceof ApiError ? saidOfFields(error) : {};
  return Object.fromEntries(FIELDS.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
}
