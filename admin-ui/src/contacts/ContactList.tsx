import { Alert } from '@mui/material';
import { CONFIRMING_PARTIES } from '@myverify/domain/confirmation/contact';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useDataProvider, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import type { OfficeContact } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import { Address } from '../records/Address';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { VerbButton } from '../records/VerbButton';
import { UniversityInput } from '../universities/UniversityInput';
import { ContactForm, toContact } from './ContactForm';
import { OfUniversityButton } from './OfUniversityButton';
import { StateChip } from './StateChip';

const FIRST = { field: 'universityId', order: 'ASC' } as const;
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="releasable" source="releasable" choices={[{ id: true, name: 'ra.boolean.true' }]} />,
  <SelectInput
    key="party"
    source="party"
    choices={CONFIRMING_PARTIES.map((id) => ({ id, name: `resources.contacts.parties.${id}` }))}
  />,
  <UniversityInput key="universityId" source="universityId" />,
];
/** In the address of a new contact, where a university is named otherwise. */
const MINISTRY = 'ministry';

export default function ContactList() {
  const columns = useColumns();
  const { permissions = [] } = usePermissions<Permission[]>();
  const mayKeep = mayDo(permissions, 'contacts', 'edit');
  return (
    <ResourceList<OfficeContact>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      isReadOnly={!mayKeep}
      hasTicks={mayKeep}
      actions={mayKeep ? <OfUniversityButton to="mail-domains" label="resources.contacts.domains" /> : null}
      add={mayKeep ? <AddContact /> : undefined}
      edit={
        mayKeep ? (
          <EditDialog transform={toContact}>
            <ContactForm />
          </EditDialog>
        ) : undefined
      }
      detail={<ShowDialog columns={columns} lead={<WaitingNote />} />}
      recordActions={(contact) => <ReleaseButton contact={contact} />}
    />
  );
}

function useColumns(): readonly Column<OfficeContact>[] {
  const translate = useTranslate();
  const who = (name: string | null) => name ?? translate('resources.contacts.nobody');
  return [
    { source: 'id', isHidden: true, sortable: true, width: 88 },
    {
      source: 'email',
      sortable: true,
      isName: true,
      render: ({ email }) => <Address>{email}</Address>,
      csv: ({ email }) => email,
    },
    { source: 'office', sortable: true },
    {
      source: 'universityId',
      sortable: true,
      render: ({ universityName }) => universityName ?? translate('resources.contacts.ministry'),
    },
    {
      source: 'counts',
      render: ({ counts }) => <StateChip isWaiting={!counts} done="usable" />,
      csv: ({ counts }) => translate(`resources.contacts.${counts ? 'usable' : 'waiting'}`),
    },
    {
      source: 'language',
      isHidden: true,
      render: ({ language }) => translate(`resources.contacts.languages.${language}`),
    },
    { source: 'verification', isHidden: true },
    { source: 'enteredBy', sortable: true, render: ({ enteredByName }) => who(enteredByName) },
    { source: 'enteredAt', isHidden: true, width: 150, render: ({ enteredAt }) => timeOf(enteredAt) },
    {
      source: 'releasedBy',
      isHidden: true,
      render: ({ releasedBy, releasedByName }) => (releasedBy === null ? '–' : who(releasedByName)),
    },
    {
      source: 'releasedAt',
      isHidden: true,
      width: 150,
      render: ({ releasedAt }) => (releasedAt === null ? '–' : timeOf(releasedAt)),
    },
  ];
}

/** Opened as `create/12` it is a contact of that university, as `create/ministry` one of the ministry. */
function AddContact() {
  const asked = useParams()['*'];
  const universityId = Number(asked);
  const record =
    asked === MINISTRY ? { party: 'ministry' } : universityId ? { party: 'university', universityId } : undefined;
  return (
    <CreateDialog transform={toContact} record={record}>
      <ContactForm />
    </CreateDialog>
  );
}

/** Says plainly that nobody is asked there yet. */
function WaitingNote() {
  const translate = useTranslate();
  const contact = useRecordContext<OfficeContact>();
  if (!contact || contact.counts) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.contacts.waiting_text')}
    </Alert>
  );
}

function ReleaseButton({ contact: { id, version, email, mayRelease } }: { readonly contact: OfficeContact }) {
  const { releaseContact } = useDataProvider<AdminDataProvider>();
  if (!mayRelease) return null;
  return (
    <VerbButton
      label="resources.contacts.release"
      of={email}
      act={() => releaseContact(id, version)}
      done="resources.contacts.released"
    />
  );
}
