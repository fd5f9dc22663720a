import { Group, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CountrySelect } from '../../components/CountrySelect';
import { DateField } from '../../components/date/DateField';
import { today } from '../../components/date/day';
import { LeaveGuard } from '../../components/LeaveGuard';
import { PhotoField } from '../../components/upload/PhotoField';
import { useOnTheirWay, useUploads } from '../../components/upload/use-uploads';
import { useCommonTexts } from '../../i18n/common.texts';
import { useValueTexts } from '../../i18n/values.texts';
import { useCommand } from '../../lib/command';
import { notify } from '../../lib/notify';
import { type User, useSessionControl } from '../../lib/session';
import { AccountForm } from './AccountForm';
import { useProfileTexts } from './profile.texts';
import { changesOf, type ProfileValues, valuesOf, withTypedSince } from './profile-form';
import { updateProfile } from './queries';
import { birthProblem, nameProblem, passportProblem } from './rules';
import { useFields } from './use-fields';

export function ProfileForm({ user, isStudent }: { user: User; isStudent: boolean }) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const values = useValueTexts();
  const session = useSessionControl();
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(user),
    validateInputOnBlur: true,
    validate: {
      name: nameProblem,
      passport: passportProblem,
      birth: (typed) => birthProblem(typed, today()),
    },
  });
  const field = useFields(form);
  const uploads = useUploads((_, { url }) => form.setFieldValue('avatar', url));
  const { mutate, isPending, error, submittedAt } = useCommand({
    run: (typed: ProfileValues, key) => updateProfile(changesOf(typed), key),
    onSuccess: ([changed, saved], sent) => {
      if (changed > 0) session.update(saved);
      form.setInitialValues(valuesOf(saved));
      form.setValues(withTypedSince(valuesOf(saved), sent, form.getValues()));
      notify({ color: 'teal', message: t('success') });
    },
  });
  const isUploading = useOnTheirWay(uploads) > 0;
  const save = (typed: ProfileValues) => {
    if (isUploading) notify({ color: 'yellow.9', message: t('uploading') });
    else mutate(typed);
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
      <LeaveGuard when={form.isDirty() || isUploading} />
      <PhotoField
        field="avatar"
        kind="avatar"
        label={t('avatar')}
        url={form.values.avatar}
        onChange={(url) => form.setFieldValue('avatar', url)}
        uploads={uploads}
        error={field('avatar').error}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...field('name')} label={t('name')} autoComplete="name" />
        <TextInput
          id="email"
          label={t('email')}
          value={user.email}
          readOnly
          variant="filled"
          description={t(isStudent ? 'emailStudent' : 'emailStaff')}
          descriptionProps={{ c: 'gray.7', fz: 'sm' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Radio.Group {...field('gender')} id="gender-group" label={t('gender')}>
          <Group mt={8} gap="lg">
            <Radio id="gender" value="Male" label={values('gender.Male')} />
            <Radio value="Female" label={values('gender.Female')} />
          </Group>
        </Radio.Group>
        <TextInput {...field('passport')} label={t('passport')} autoComplete="off" spellCheck={false} />
        <CountrySelect
          {...field('nationality')}
          value={form.values.nationality}
          onChange={(country) => form.setFieldValue('nationality', country)}
          label={t('nationality')}
        />
        <DateField
          {...field('birth')}
          value={form.values.birth}
          onChange={(day) => form.setFieldValue('birth', day)}
          label={t('birth')}
          latest={today()}
        />
      </SimpleGrid>
    </AccountForm>
  );
}
