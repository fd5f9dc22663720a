import { Alert } from '@mui/material';
import { CONFIRMING_PARTIES, CONTACT_FIELDS, CONTACT_LANGUAGES } from '@myverify/domain/confirmation/contact';
import { RadioButtonGroupInput, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfficeContact } from '../api/records';
import { needed } from '../records/field-rules';
import { NEEDED_UNIVERSITY, UniversityInput } from '../universities/UniversityInput';

const PARTIES = CONFIRMING_PARTIES.map((id) => ({ id, name: `resources.contacts.parties.${id}` }));
const LANGUAGES = CONTACT_LANGUAGES.map((id) => ({ id, name: `resources.contacts.languages.${id}` }));

/** Whose contact it is follows from the university, and is no field of its own. */
export function toContact({ party, universityId, email, office, language, verification }: Partial<OfficeContact>) {
  return { universityId: party === 'ministry' ? null : universityId, email, office, language, verification };
}

export function ContactForm() {
  const translate = useTranslate();
  const isThere = useRecordContext<Partial<OfficeContact>>()?.id !== undefined;
  const isOfMinistry = useWatch({ name: 'party' }) === 'ministry';
  return (
    <>
      <RadioButtonGroupInput source="party" choices={PARTIES} defaultValue="university" helperText={false} />
      {isOfMinistry ? null : <UniversityInput source="universityId" validate={NEEDED_UNIVERSITY} />}
      <TextInput source="office" validate={needed(CONTACT_FIELDS.office)} />
      <TextInput source="email" type="email" validate={needed(CONTACT_FIELDS.email)} />
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('resources.contacts.waiting_hint')}
        {isThere ? <div>{translate('resources.contacts.change_hint')}</div> : null}
      </Alert>
      <SelectInput source="language" choices={LANGUAGES} defaultValue="en" validate={needed(CONTACT_FIELDS.language)} />
      <TextInput
        source="verification"
        validate={needed(CONTACT_FIELDS.verification)}
        multiline
        minRows={2}
        helperText="resources.contacts.verification_hint"
      />
    </>
  );
}
