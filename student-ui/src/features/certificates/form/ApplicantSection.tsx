import { GENDERS } from '@myverify/domain/account/user';
import { CountrySelect } from '../../../components/CountrySelect';
import { PhotoField } from '../../../components/upload/PhotoField';
import { ChoiceField, DayField, FieldGrid, TextField, useFieldProps } from './Fields';
import { FormSection } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';

export function ApplicantSection() {
  const { isStudent } = useForm();
  return (
    <FormSection id="applicant">
      <Photo />
      <FieldGrid>
        <TextField field="name" hint="name" />
        <TextField field="email" hint={isStudent ? 'email' : 'emailStaff'} locked={isStudent} />
        <ChoiceField field="gender" of={GENDERS} />
        <DayField field="birth" hint="birth" />
        <Nationality />
        <TextField field="passport" />
      </FieldGrid>
    </FormSection>
  );
}

function Photo() {
  const t = useFieldTexts();
  const { form, uploads } = useForm();
  const url = useFormState(({ values }) => values.avatar);
  const { label, error, withAsterisk } = useFieldProps('avatar');
  return (
    <PhotoField
      field="avatar"
      kind="photo"
      label={label}
      description={t('hint.avatar')}
      required={withAsterisk}
      url={url}
      onChange={(url) => form.set('avatar', url)}
      uploads={uploads}
      error={error}
    />
  );
}

function Nationality() {
  const { form } = useForm();
  const country = useFormState(({ values }) => values.nationality);
  return (
    <CountrySelect
      {...useFieldProps('nationality')}
      value={country}
      onChange={(chosen) => form.set('nationality', chosen)}
    />
  );
}
