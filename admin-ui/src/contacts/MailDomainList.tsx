import { Alert } from '@mui/material';
import { readMailDomain } from '@myverify/domain/confirmation/contact';
import { message } from '@myverify/domain/messages/message';
import { timeOf } from '@myverify/domain/shared/calendar';
import { required, SelectInput, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import type { MailDomain } from '../api/records';
import { messageText } from '../i18n/refusals';
import type { Column } from '../records/column';
import { CreateDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { VerbButton } from '../records/VerbButton';
import { NEEDED_UNIVERSITY, UniversityInput } from '../universities/UniversityInput';
import { OfUniversityButton } from './OfUniversityButton';
import { StateChip } from './StateChip';

const FIRST = { field: 'domain', order: 'ASC' } as const;
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <UniversityInput key="universityId" source="universityId" alwaysOn />,
  <SelectInput key="releasable" source="releasable" choices={[{ id: true, name: 'ra.boolean.true' }]} />,
];

const isDomain = (value: unknown) =>
  readMailDomain(value) === null ? messageText(message('mail_domain_expected')) : undefined;
const DOMAIN = [required(), isDomain];

export default function MailDomainList() {
  const columns = useColumns();
  return (
    <ResourceList<MailDomain>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      actions={<OfUniversityButton to="contacts" label="resources.mail-domains.contacts" />}
      add={<AddDomain />}
      detail={<ShowDialog columns={columns} />}
      recordActions={(domain) => <ReleaseButton domain={domain} />}
    />
  );
}

function useColumns(): readonly Column<MailDomain>[] {
  const translate = useTranslate();
  const who = (name: string | null) => name ?? translate('resources.mail-domains.nobody');
  return [
    { source: 'id', isHidden: true, sortable: true, width: 88 },
    { source: 'domain', sortable: true, isName: true },
    { source: 'universityId', sortable: true, render: ({ universityName }) => universityName ?? '–' },
    {
      source: 'releasedAt',
      render: ({ releasedAt }) => <StateChip isWaiting={releasedAt === null} done="counting" />,
      csv: ({ releasedAt }) => translate(`resources.mail-domains.${releasedAt === null ? 'waiting' : 'counting'}`),
    },
    { source: 'enteredBy', sortable: true, render: ({ enteredByName }) => who(enteredByName) },
    { source: 'enteredAt', isHidden: true, width: 150, render: ({ enteredAt }) => timeOf(enteredAt) },
    {
      source: 'releasedBy',
      render: ({ releasedBy, releasedByName }) => (releasedBy === null ? '–' : who(releasedByName)),
    },
  ];
}

/** Opened as `create/12` it is one of that university. */
function AddDomain() {
  const translate = useTranslate();
  const universityId = Number(useParams()['*']);
  return (
    <CreateDialog record={universityId ? { universityId } : undefined}>
      <UniversityInput source="universityId" validate={NEEDED_UNIVERSITY} />
      <TextInput source="domain" validate={DOMAIN} placeholder="um.edu.my" />
      <Alert severity="info">{translate('resources.mail-domains.waiting_hint')}</Alert>
    </CreateDialog>
  );
}

function ReleaseButton({ domain: { id, version, domain, mayRelease } }: { readonly domain: MailDomain }) {
  const { releaseMailDomain } = useDataProvider<AdminDataProvider>();
  if (!mayRelease) return null;
  return (
    <VerbButton
      label="resources.mail-domains.release"
      of={domain}
      act={() => releaseMailDomain(id, version)}
      done="resources.mail-domains.released"
    />
  );
}
