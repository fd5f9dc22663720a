import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import { UNIVERSITY_FIELDS } from '@myverify/domain/catalog/university';
import { CheckboxGroupInput, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { University } from '../api/records';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { fits, needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';
import { addressOf } from '../resources';
import { keptNames, withFormerNames } from './former-names';
import { FIRST, NATURES, UNIVERSITY_FILTERS, useUniversityColumns } from './university-columns';

const form = (nameHint?: string) => (
  <>
    <TextInput source="name" validate={needed(UNIVERSITY_FIELDS.name)} helperText={nameHint} />
    <TextInput source="abbreviation" validate={fits(UNIVERSITY_FIELDS.abbreviation)} />
    <TextInput source="region" validate={needed(UNIVERSITY_FIELDS.region)} />
    <TextInput source="country" validate={needed(UNIVERSITY_FIELDS.country)} defaultValue="Malaysia" />
    <SelectInput source="nature" choices={NATURES} validate={required()} />
  </>
);

export default function UniversityList() {
  const columns = useUniversityColumns();
  return (
    <ResourceList<University>
      columns={columns}
      sort={FIRST}
      filters={UNIVERSITY_FILTERS}
      actions={<RelationsButton />}
      add={<CreateDialog>{form()}</CreateDialog>}
      edit={
        <EditDialog transform={withFormerNames}>
          {form('resources.universities.rename_hint')}
          <FormerNames />
        </EditDialog>
      }
      detail={<ShowDialog columns={columns} />}
      recordActions={(university) => <ContactsLink university={university} />}
    />
  );
}

/** Those that are unticked are forgotten. */
function FormerNames() {
  const names = useRecordContext<University>()?.formerNames ?? [];
  if (names.length === 0) return null;
  return (
    <CheckboxGroupInput
      source="forgotten"
      label="resources.universities.fields.formerNames"
      format={(forgotten?: string[]) => keptNames(names, forgotten)}
      parse={(kept: string[]) => keptNames(names, kept)}
      choices={names.map((name) => ({ id: name, name }))}
      row={false}
      translateChoice={false}
      helperText="resources.universities.former_names_hint"
    />
  );
}

function RelationsButton() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`${addressOf('universities')}/relation`}
      variant="outlined"
      color="inherit"
      startIcon={<AccountTree />}
    >
      {translate('resources.universities.relations')}
    </Button>
  );
}

/** Where the university is asked about certificates. */
function ContactsLink({ university: { id, name } }: { readonly university: University }) {
  const translate = useTranslate();
  const label = translate('resources.contacts.menu');
  const filter = JSON.stringify({ universityId: id });
  return (
    <Button
      component={Link}
      to={`${addressOf('contacts')}?filter=${encodeURIComponent(filter)}`}
      size="small"
      aria-label={`${label} ${name}`}
    >
      {label}
    </Button>
  );
}
