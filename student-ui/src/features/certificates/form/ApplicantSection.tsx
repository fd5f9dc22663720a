import { Anchor, Text } from '@mantine/core';
import { CountrySelect } from '../../../components/CountrySelect';
import { goToField } from '../../../components/go-to-field';
import { PhotoField } from '../../../components/upload/PhotoField';
import { SectionFields, TextField, useField, Wide } from './Fields';
import { FormSection } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';
import { MarkedHere } from './MarkedHere';
import { PictureExamples } from './PictureExamples';
import { usePassportTexts } from './passport.texts';

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
      {isStudent && <PassportFirst />}
      <SectionFields id="applicant" own={own} />
    </FormSection>
  );
}

/** The passport stands further down, with the papers: who begins there types less. */
function PassportFirst() {
  const t = usePassportTexts();
  const needed = useFormState(({ values }) => values.passport_photos.length === 0 && values.passport === '');
  if (!needed) return null;
  return (
    <Text size="sm">
      {t('first')}{' '}
      <Anchor
        href="#passport_photos"
        inherit
        underline="always"
        onClick={(event) => goToField(event, 'passport_photos')}
      >
        {t('goThere')}
      </Anchor>
    </Text>
  );
}

function Photo() {
  const t = useFieldTexts();
  const { uploads } = useForm();
  const { value, set, props } = useField('avatar');
  const { label, error, withAsterisk } = props;
  return (
    <PhotoField
      field="avatar"
      kind="photo"
      label={label}
      description={t('hint.avatar')}
      examples={<PictureExamples subject="face" label={label} />}
      required={withAsterisk}
      url={value}
      onChange={set}
      uploads={uploads}
      error={error}
    />
  );
}

function Nationality() {
  const { value, set, props } = useField('nationality');
  return <CountrySelect {...props} value={value} onChange={set} />;
}
