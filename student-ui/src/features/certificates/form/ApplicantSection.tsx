import { CountrySelect } from '../../../components/CountrySelect';
import { PhotoField } from '../../../components/upload/PhotoField';
import { SectionFields, TextField, useFieldProps, Wide } from './Fields';
import { FormSection } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';
import { MarkedHere } from './MarkedHere';
import { PictureExamples } from './PictureExamples';

export function ApplicantSection() {
  const { isStudent } = useForm();
  const own = {
    avatar: (
      <Wide>
        <MarkedHere group="photo" />
        <Photo />
      </Wide>
    ),
    email: <TextField field="email" hint={isStudent ? 'email' : 'emailStaff'} locked={isStudent} />,
    nationality: <Nationality />,
  };
  return (
    <FormSection id="applicant">
      <SectionFields id="applicant" own={own} />
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
      examples={<PictureExamples subject="face" label={label} />}
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
