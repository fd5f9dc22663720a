import { Chip } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { AutocompleteInput, ReferenceInput, useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { ApiKey } from '../api/records';
import type { Column } from '../records/column';
import { EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { VerbButton } from '../records/VerbButton';
import { KeyFields, toKey } from './KeyFields';
import { MakeKey } from './MakeKey';

const FIRST = { field: 'id', order: 'DESC' } as const;
const byName = (q: string) => ({ q });
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput
    key="integratorId"
    source="integratorId"
    reference="integrators"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput optionText="name" filterToQuery={byName} helperText={false} />
  </ReferenceInput>,
];

export default function ApiKeyList() {
  const columns = useColumns();
  return (
    <ResourceList<ApiKey>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      isReadOnly
      hasTicks={false}
      add={<MakeKey />}
      edit={
        <EditDialog transform={toKey}>
          <KeyFields />
        </EditDialog>
      }
      detail={<ShowDialog columns={columns} />}
      recordActions={(key) => <RevokeButton apiKey={key} />}
    />
  );
}

function useColumns(): readonly Column<ApiKey>[] {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.api-keys.${name}`);
  const stateOf = ({ state, leakedAt }: ApiKey) => (leakedAt ? text('leaked') : text(`states.${state}`));
  return [
    { source: 'id', isHidden: true, sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true, minWidth: 112 },
    { source: 'integratorId', sortable: true, minWidth: 124, render: ({ integratorName }) => integratorName },
    { source: 'beginning', sortable: true, width: 170 },
    { source: 'mode', sortable: true, width: 90, render: ({ mode }) => text(`modes.${mode}`) },
    {
      source: 'permissions',
      minWidth: 150,
      render: ({ permissions }) =>
        permissions.map((one) => text(`permissions.${one}`)).join(translate('records.comma')),
    },
    {
      source: 'state',
      width: 150,
      render: (key) => (
        <Chip
          size="small"
          variant="outlined"
          color={key.leakedAt ? 'error' : key.state === 'active' ? 'success' : 'default'}
          label={stateOf(key)}
        />
      ),
      csv: stateOf,
    },
    { source: 'networks', isHidden: true, render: ({ networks }) => networks.join(', ') || text('anywhere') },
    {
      source: 'lastUsedAt',
      sortable: true,
      width: 150,
      render: ({ lastUsedAt }) => (lastUsedAt ? timeOf(lastUsedAt) : text('never')),
    },
    { source: 'createdAt', isHidden: true, sortable: true, width: 150, render: ({ createdAt }) => timeOf(createdAt) },
    {
      source: 'endsAt',
      isHidden: true,
      width: 150,
      render: ({ endsAt }) => (endsAt ? timeOf(endsAt) : text('never')),
    },
  ];
}

function RevokeButton({ apiKey: { id, name, state } }: { readonly apiKey: ApiKey }) {
  const { revokeKey } = useDataProvider<AdminDataProvider>();
  if (state !== 'active') return null;
  return (
    <VerbButton
      label="resources.api-keys.revoke"
      of={name}
      question="resources.api-keys.revoke_question"
      act={() => revokeKey(id)}
      done="resources.api-keys.revoked"
    />
  );
}
