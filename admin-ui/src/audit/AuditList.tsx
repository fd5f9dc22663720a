import type { AuditAction } from '@myverify/domain/audit/audit-actions';
import { timeOf } from '@myverify/domain/shared/calendar';
import {
  AutocompleteInput,
  NullableBooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useLocaleState,
  usePermissions,
  useTranslate,
} from 'react-admin';
import type { AuditEvent, User } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import type { Column } from '../records/column';
import { DayFilter } from '../records/DayFilter';
import { ShowDialog } from '../records/dialogs';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { ACTIONS, choicesOf, nameOf, resourceOf, SUBJECTS } from './audit-names';
import { ChangedValues } from './ChangedValues';
import { ReadValues } from './ReadValues';

/** What these tell is of the trail, not of the fields of a record. */
const READ_VALUES: ReadonlySet<string> = new Set<AuditAction>(['list.read', 'record.read']);

const FIRST = { field: 'at', order: 'DESC' } as const;

export default function AuditList() {
  const columns = useColumns();
  return (
    <ResourceList<AuditEvent>
      columns={columns}
      sort={FIRST}
      filters={useFilters()}
      isReadOnly
      detail={<ShowDialog width="md" columns={columns.map(withCode)} />}
    />
  );
}

const byName = (name: string) => ({ name });
const personOf = ({ id, name, username }: User) => account(id, name ?? username);

/** Who does not manage users gives the number of an account. */
function useFilters() {
  const [locale] = useLocaleState();
  const { permissions = [] } = usePermissions<Permission[]>();
  const maySeeUsers = mayDo(permissions, 'users');
  return [
    <AutocompleteInput
      key="action"
      source="action"
      choices={choicesOf(ACTIONS, locale)}
      translateChoice={false}
      alwaysOn
    />,
    maySeeUsers ? (
      <ReferenceInput key="actorId" source="actorId" reference="users">
        <AutocompleteInput
          optionText={personOf}
          filterToQuery={byName}
          label="resources.audit-events.fields.actorId"
          helperText={false}
        />
      </ReferenceInput>
    ) : (
      <NumberInput key="actorId" source="actorId" />
    ),
    <SelectInput
      key="subjectType"
      source="subjectType"
      choices={choicesOf(SUBJECTS, locale)}
      translateChoice={false}
    />,
    <TextInput key="subjectId" source="subjectId" resettable />,
    <NullableBooleanInput
      key="reads"
      source="reads"
      trueLabel="resources.audit-events.reads.only"
      falseLabel="resources.audit-events.reads.without"
    />,
    <DayFilter key="since" source="since" />,
    <DayFilter key="until" source="until" />,
  ];
}

/** Whoever reads one event closely is shown what it is called in the trail itself, too. */
function withCode(column: Column<AuditEvent>): Column<AuditEvent> {
  if (column.source !== 'action') return column;
  return { ...column, render: (event) => `${String(column.render?.(event))} (${event.action})` };
}

/** An account that is gone has its number alone. */
const account = (id: number | string, name: string | null) => (name === null ? String(id) : `${name} (${id})`);

function useColumns(): readonly Column<AuditEvent>[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return [
    { source: 'id', sortable: true, width: 96 },
    { source: 'at', sortable: true, render: ({ at }) => timeOf(at) },
    {
      source: 'actorId',
      sortable: true,
      hasLink: true,
      render: ({ actorId, actorName }) =>
        actorId === null ? (
          translate('resources.audit-events.service')
        ) : (
          <RecordLink resource="users" id={actorId}>
            {account(actorId, actorName)}
          </RecordLink>
        ),
      csv: ({ actorId, actorName }) =>
        actorId === null ? translate('resources.audit-events.service') : account(actorId, actorName),
    },
    {
      source: 'action',
      sortable: true,
      isName: true,
      render: ({ action }) => nameOf(ACTIONS, action, locale),
    },
    {
      source: 'subjectType',
      sortable: true,
      render: ({ subjectType }) => (subjectType === null ? '–' : nameOf(SUBJECTS, subjectType, locale)),
    },
    {
      source: 'subjectId',
      sortable: true,
      hasLink: true,
      render: ({ subjectType, subjectId, subjectName }) =>
        subjectId === null ? (
          '–'
        ) : (
          <RecordLink resource={resourceOf(subjectType)} id={subjectId}>
            {account(subjectId, subjectName)}
          </RecordLink>
        ),
      csv: ({ subjectId, subjectName }) => (subjectId === null ? '' : account(subjectId, subjectName)),
    },
    {
      source: 'before',
      isHidden: true,
      render: ({ subjectType, before }) => <ChangedValues values={before} resource={resourceOf(subjectType)} />,
      csv: ({ before }) => JSON.stringify(before),
    },
    {
      source: 'after',
      isHidden: true,
      render: ({ action, subjectType, after }) =>
        READ_VALUES.has(action) ? (
          <ReadValues values={after} />
        ) : (
          <ChangedValues values={after} resource={resourceOf(subjectType)} />
        ),
      csv: ({ after }) => JSON.stringify(after),
    },
  ];
}
