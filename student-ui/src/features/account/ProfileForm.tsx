import { SimpleGrid, TextInput } from '@mantine/core';
import type { Drafts } from '@myverify/api-client/drafts';
import { useUploads } from '../../components/upload/use-uploads';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import { notify } from '../../lib/notify';
import { type User, useSessionControl } from '../../lib/session';
import { AccountForm } from './AccountForm';
import { Birth, Gender, Guard, Nationality, Photo, Restored } from './ProfileFields';
import { useProfileTexts } from './profile.texts';
import { changesSince, type ProfileValues, valuesOf, withTypedSince } from './profile-form';
import { updateProfile } from './queries';
import { TextField } from './TextField';
import { useProfileDraft } from './use-profile-draft';

interface Props {
  readonly user: User;
  readonly drafts: Drafts;
}

interface Sending {
  /** What stood in the fields. */
  readonly sent: ProfileValues;
  readonly changes: ReturnType<typeof changesSince>;
}

export function ProfileForm({ user, drafts }: Props) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const session = useSessionControl();
  const { form, isRestored, giveUp } = useProfileDraft(user, drafts);
  const uploads = useUploads((_, { url }) => form.set('avatar', url));
  const { mutate, isPending, error, submittedAt } = useCommand({
    run: ({ changes }: Sending, key) => updateProfile(changes, key),
    onSuccess: ([changed, saved], { sent }) => {
      if (changed > 0) session.update(saved);
      const base = valuesOf(saved);
      form.rebase({ base, values: withTypedSince(base, sent, form.state().values), version: null });
      notify({ color: 'green', message: t('success') });
    },
  });
  const save = (typed: ProfileValues) => {
    if (uploads.underWay() > 0) notify({ color: 'yellow.9', message: t('uploading') });
    else mutate({ sent: typed, changes: changesSince(form.state().base, typed) });
  };
  return (
    <AccountForm
      form={form}
      labels={{
        name: t('name'),
        gender: t('gender'),
        email: t('email'),
        passport: t('passport'),
        avatar: t('avatar'),
        nationality: t('nationality'),
        birth: t('birth'),
      }}
      submit={common('save')}
      pending={isPending}
      failure={error}
      failedAt={submittedAt}
      onSubmit={save}
    >
      <Guard form={form} uploads={uploads} onLeave={giveUp} />
      {isRestored && <Restored form={form} />}
      <Photo form={form} uploads={uploads} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField form={form} name="name" label={t('name')} autoComplete="name" />
        <TextInput
          id="email"
          label={t('email')}
          value={user.email}
          readOnly
          variant="filled"
          description={t('emailElsewhere')}
          descriptionProps={{ c: 'dimmed', fz: 'sm' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Gender form={form} />
        <TextField
          form={form}
          name="passport"
          label={t('passport')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Nationality form={form} />
        <Birth form={form} />
      </SimpleGrid>
    </AccountForm>
  );
}
