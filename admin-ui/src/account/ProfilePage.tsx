import { Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { GENDERS } from '@myverify/domain/account/user';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { api, portal } from '../api/api';
import { type CurrentUser, currentUser, refreshUser } from '../auth/current-user';
import { DayField } from '../records/DayField';
import { ErrorSummary } from '../records/ErrorSummary';
import { PageHeader } from '../records/PageHeader';
import { addKeeper, storeTyped, takeTyped } from '../records/text-autosave';
import { useNotifyError } from '../records/useNotifyError';
import { isUploading } from '../uploads/pending-uploads';
import { AvatarUpload } from './AvatarUpload';
import { useLeaveQuestion } from './useLeaveQuestion';

const FIELDS = ['name', 'gender', 'passport', 'nationality', 'birth', 'avatar'] as const;
type Field = (typeof FIELDS)[number];
type Profile = Readonly<Record<Field, string>>;

/** Basic info: what staff may change of themselves. */
export default function ProfilePage() {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('account.basic_info')} lead={translate('account.basic_info_lead')} />
      {identity ? <ProfileForm key={identity.id} user={identity as unknown as CurrentUser} /> : null}
    </>
  );
}

const profileOf = (user: CurrentUser): Profile => ({
  name: user.name ?? '',
  gender: user.gender ?? '',
  passport: user.passport ?? '',
  nationality: user.nationality ?? '',
  birth: user.birth ?? '',
  avatar: user.avatar ?? '',
});

function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { refetch } = useGetIdentity();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(profileOf(user));
  const form = `${user.id}:profile`;
  const [profile, setProfile] = useState<Profile>(() => ({ ...saved, ...takeTyped(form) }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useId();
  const idOf = (name: Field) => `${place}-${name}`;
  const hasChanges = FIELDS.some((field) => profile[field] !== saved[field]);
  useLeaveQuestion(hasChanges);
  // What was not touched is what it is by then.
  useEffect(
    () => addKeeper(() => hasChanges && storeTyped(form, typedSince(saved, profile))),
    [form, hasChanges, saved, profile],
  );

  const set = (field: Field) => (value: string) => setProfile((before) => ({ ...before, [field]: value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUploading()) return notify('records.wait_for_uploads', { type: 'warning' });
    setBusy(true);
    setErrors({});
    try {
      // What was changed elsewhere meanwhile stays.
      await portal(api.POST('/api/user/update', { body: changesOf(saved, profile) }));
      refreshUser();
      const now = profileOf(await currentUser());
      setSaved(now);
      setProfile((typed) => ({ ...now, ...typedSince(profile, typed) }));
      await Promise.all([refetch?.(), queries.invalidateQueries({ queryKey: ['users'] })]);
      notify('account.saved', { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors);
      setAttempt(attempt + 1);
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Field) => ({
    id: idOf(name),
    label: translate(`account.fields.${name}`),
    value: profile[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => set(name)(event.target.value),
  });
  return (
    <Card component="form" onSubmit={submit} noValidate sx={{ maxWidth: 640, p: 3 }}>
      <ErrorSummary
        attempt={attempt}
        problems={FIELDS.filter((name) => errors[name]).map((name) => ({
          id: idOf(name),
          label: translate(`account.fields.${name}`),
          text: errors[name],
        }))}
      />
      <AvatarUpload
        id={idOf('avatar')}
        url={profile.avatar}
        name={user.name ?? user.username}
        problem={errors.avatar}
        onChange={set('avatar')}
      />
      <Stack sx={{ mt: 2 }}>
        <Fixed label={translate('account.fields.username')} value={user.username} />
        <Fixed label={translate('account.fields.email')} value={user.email} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('gender')} select>
          <MenuItem value="">{translate('account.gender.none')}</MenuItem>
          {GENDERS.map((gender) => (
            <MenuItem key={gender} value={gender}>
              {translate(`account.gender.${gender}`)}
            </MenuItem>
          ))}
        </TextField>
        <DayField
          id={idOf('birth')}
          label={translate('account.fields.birth')}
          value={profile.birth}
          onChange={set('birth')}
          max={dayOf(new Date())}
          isWrong={Boolean(errors.birth)}
          helperText={errors.birth}
        />
        <TextField {...field('nationality')} />
        <TextField {...field('passport')} autoComplete="off" slotProps={CAPITALS} />
      </Stack>
      <Button type="submit" variant="contained" loading={isBusy} sx={{ mt: 2 }}>
        {translate('records.save')}
      </Button>
    </Card>
  );
}

const CAPITALS = { htmlInput: { autoCapitalize: 'characters' } };

/** What differs from what it is based on. */
function typedSince(base: Profile, now: Profile): Partial<Profile> {
  return Object.fromEntries(FIELDS.filter((field) => now[field] !== base[field]).map((field) => [field, now[field]]));
}

function changesOf(saved: Profile, profile: Profile) {
  const changed = typedSince(saved, profile);
  return Object.fromEntries(Object.entries(bodyOf(profile)).filter(([field]) => field in changed));
}

function bodyOf({ gender, ...texts }: Profile) {
  const filled = Object.entries(texts).map(([name, value]) => [name, value.trim() || null]);
  return { ...Object.fromEntries(filled), gender: gender === 'Male' || gender === 'Female' ? gender : null };
}

function Fixed({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Stack sx={{ mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography>{value}</Typography>
    </Stack>
  );
}
