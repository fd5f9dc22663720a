import { Button, Chip } from '@mui/material';
import { INTEGRATOR_FIELDS, INTEGRATOR_STATUSES } from '@myverify/domain/integrator/integrator';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Integrator } from '../api/records';
import type { Column } from '../records/column';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { needed } from '../records/field-rules';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { addressOf } from '../resources';
import { AccessRequests } from './AccessRequests';
import { MemberList } from './MemberList';

const FIRST = { field: 'name', order: 'ASC' } as const;
const STATES = INTEGRATOR_STATUSES.map((id) => ({ id, name: `resources.integrators.states.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATES} />,
];

export default function IntegratorList() {
  const columns = useColumns();
  return (
    <ResourceList<Integrator>
      above={<AccessRequests />}
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      isReadOnly
      hasTicks={false}
      add={
        <CreateDialog>
          <IntegratorForm />
        </CreateDialog>
      }
      edit={
        <EditDialog>
          <IntegratorForm hasState />
        </EditDialog>
      }
      detail={
        <ShowDialog columns={columns}>
          <MemberList />
        </ShowDialog>
      }
      recordActions={(integrator) => <KeysButton integrator={integrator} />}
    />
  );
}

function useColumns(): readonly Column<Integrator>[] {
  const translate = useTranslate();
  return [
    { source: 'id', isHidden: true, sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true },
    { source: 'contact', sortable: true },
    { source: 'purpose', sortable: true },
    {
      source: 'status',
      sortable: true,
      width: 120,
      render: ({ status }) => (
        <Chip
          size="small"
          variant="outlined"
          color={status === 'active' ? 'success' : 'default'}
          label={translate(`resources.integrators.states.${status}`)}
        />
      ),
      csv: ({ status }) => translate(`resources.integrators.states.${status}`),
    },
    { source: 'createdAt', sortable: true, width: 150, render: ({ createdAt }) => timeOf(createdAt) },
  ];
}

function IntegratorForm({ hasState = false }: { readonly hasState?: boolean }) {
  return (
    <>
      <TextInput source="name" validate={needed(INTEGRATOR_FIELDS.name)} />
      <TextInput
        source="contact"
        type="email"
        validate={needed(INTEGRATOR_FIELDS.contact)}
        helperText="resources.integrators.contact_hint"
      />
      <TextInput source="purpose" validate={needed(INTEGRATOR_FIELDS.purpose)} multiline minRows={2} />
      {hasState ? (
        <SelectInput source="status" choices={STATES} helperText="resources.integrators.closing_hint" />
      ) : null}
    </>
  );
}

function KeysButton({ integrator: { id, name } }: { readonly integrator: Integrator }) {
  const translate = useTranslate();
  const filter = JSON.stringify({ integratorId: id });
  return (
    <Button
      component={Link}
      to={`${addressOf('api-keys')}?filter=${encodeURIComponent(filter)}`}
      size="small"
      variant="outlined"
      aria-label={`${translate('resources.integrators.keys')} ${name}`}
    >
      {translate('resources.integrators.keys')}
    </Button>
  );
}
