import { Alert, Group, Radio } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { CountrySelect } from '../../components/CountrySelect';
import { DateField } from '../../components/date/DateField';
import { LeaveGuard } from '../../components/LeaveGuard';
import { PhotoField } from '../../components/upload/PhotoField';
import type { UploadQueue } from '../../components/upload/upload-queue';
import { useOnTheirWay } from '../../components/upload/use-uploads';
import { useValueTexts } from '../../i18n/values.texts';
import type { Form } from '../../lib/form';
import { useStateOf } from '../../lib/use-form';
import { useProfileTexts } from './profile.texts';
import type { ProfileValues } from './profile-form';
import type { Problem } from './rules.texts';
import { useField } from './use-field';

interface Props {
  readonly form: Form<ProfileValues, Problem>;
}

interface WithUploads extends Props {
  readonly uploads: UploadQueue;
}

/** Asks before what was typed is lost. */
export function Guard({ form, uploads, onLeave }: WithUploads & { onLeave: () => void }) {
  const dirty = useStateOf(form, (state) => state.dirty);
  const underWay = useOnTheirWay(uploads) > 0;
  return (
    <LeaveGuard when={dirty || underWay} isNow={() => form.state().dirty || uploads.underWay() > 0} onLeave={onLeave} />
  );
}

/** Until it is saved. */
export function Restored({ form }: Props) {
  const t = useProfileTexts();
  const dirty = useStateOf(form, (state) => state.dirty);
  if (!dirty) return null;
  return (
    <Alert color="navy" variant="light" c="var(--ink)" role="status">
      {t('restored')}
    </Alert>
  );
}

export function Photo({ form, uploads }: WithUploads) {
  const t = useProfileTexts();
  const { value, set, props } = useField(form, 'avatar');
  return (
    <PhotoField
      field="avatar"
      kind="avatar"
      label={t('avatar')}
      url={value}
      onChange={set}
      uploads={uploads}
      error={props.error}
    />
  );
}

export function Gender({ form }: Props) {
  const t = useProfileTexts();
  const values = useValueTexts();
  const { value, set, props } = useField(form, 'gender');
  return (
    <Radio.Group {...props} id="gender-group" label={t('gender')} value={value} onChange={set}>
      <Group mt={8} gap="lg">
        <Radio id="gender" value="Male" label={values('gender.Male')} />
        <Radio value="Female" label={values('gender.Female')} />
      </Group>
    </Radio.Group>
  );
}

export function Nationality({ form }: Props) {
  const t = useProfileTexts();
  const { value, set, props } = useField(form, 'nationality');
  return <CountrySelect {...props} value={value} onChange={set} label={t('nationality')} />;
}

export function Birth({ form }: Props) {
  const t = useProfileTexts();
  const { value, set, props } = useField(form, 'birth');
  return <DateField {...props} value={value} onChange={set} label={t('birth')} latest={dayOf(new Date())} />;
}
