import { CONFIRMATION_STATES } from '@myverify/domain/confirmation/confirmation.machine';
import { CONFIRMING_PARTIES } from '@myverify/domain/confirmation/contact';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Confirmation } from '../api/records';
import type { Column } from '../records/column';
import type { FilterProps } from '../records/list-props';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { addressOf } from '../resources';
import { StateChip } from './StateChip';

const FIRST = { field: 'sentAt', order: 'DESC' } as const;
/** What one comes here for. */
const OPEN = { open: true };
const named = (list: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.confirmations.${list}.${id}` }));
const YES_OR_NO = [
  { id: true, name: 'resources.confirmations.yes' },
  { id: false, name: 'resources.confirmations.no' },
];
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="open" source="open" choices={YES_OR_NO} />,
  <SelectInput key="party" source="party" choices={named('parties', CONFIRMING_PARTIES)} />,
  <SelectInput key="state" source="state" choices={named('states', CONFIRMATION_STATES)} />,
  <DifferingFilter key="differing" source="differing" />,
  <SelectInput key="confirmed" source="confirmed" choices={YES_OR_NO} />,
  <SelectInput key="overdue" source="overdue" choices={YES_OR_NO} />,
];

/** What was asked, on its way to the desks of the applications. */
export default function ConfirmationList() {
  return (
    <ResourceList<Confirmation>
      columns={useColumns()}
      sort={FIRST}
      initialFilter={OPEN}
      filters={FILTERS}
      isReadOnly
      pathOf={({ certificateId }) => `${addressOf('certificates')}/${certificateId}`}
    />
  );
}

/** What has an answer that differs waits for none: the filter that the list opens with would leave nothing of it. */
function DifferingFilter({ source }: FilterProps) {
  const { setValue } = useFormContext();
  const leaveOpen = (event: { readonly target?: { readonly value?: unknown } }) => {
    if (event.target?.value === true) setValue('open', '');
  };
  return <SelectInput source={source} choices={YES_OR_NO} onChange={leaveOpen} />;
}

function useColumns(): readonly Column<Confirmation>[] {
  const translate = useTranslate();
  return [
    { source: 'id', sortable: true, width: 88, isHidden: true },
    { source: 'claimed', isName: true, render: ({ claimed }) => claimed.name ?? '–' },
    {
      source: 'certificateId',
      sortable: true,
      hasLink: true,
      width: 110,
      render: ({ certificateId }) => (
        <RecordLink resource="certificates" id={certificateId}>
          {certificateId}
        </RecordLink>
      ),
    },
    { source: 'party', sortable: true, render: ({ party }) => translate(`resources.confirmations.parties.${party}`) },
    { source: 'office' },
    { source: 'email', sortable: true, isHidden: true },
    {
      source: 'state',
      sortable: true,
      render: (request) => <StateChip request={request} />,
      csv: ({ state }) => translate(`resources.confirmations.states.${state}`),
    },
    { source: 'sentAt', sortable: true, width: 150, render: ({ sentAt }) => timeOf(sentAt) },
    { source: 'dueDays', isHidden: true },
    { source: 'reminders', isHidden: true },
    {
      source: 'endedAt',
      isHidden: true,
      width: 150,
      render: ({ endedAt }) => (endedAt === null ? '–' : timeOf(endedAt)),
    },
    {
      source: 'createdBy',
      isHidden: true,
      render: ({ createdByName }) => createdByName ?? translate('resources.confirmations.gone_officer'),
    },
  ];
}
