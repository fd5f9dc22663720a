import { Chip } from '@mui/material';
import { ringgitText } from '@myverify/domain/payment/money';
import { PAYMENT_STATES } from '@myverify/domain/payment/payment';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useTranslate } from 'react-admin';
import type { Payment } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';

const FIRST = { field: 'updatedAt', order: 'DESC' } as const;
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    choices={PAYMENT_STATES.map((id) => ({ id, name: `resources.payments.states.${id}` }))}
    alwaysOn
  />,
];

/** What is to be paid for each application, and what is known of it. */
export default function PaymentList() {
  const columns = useColumns();
  return (
    <ResourceList<Payment>
      columns={columns}
      sort={FIRST}
      filters={FILTERS}
      isReadOnly
      hasTicks={false}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

function useColumns(): readonly Column<Payment>[] {
  const translate = useTranslate();
  const certificate = (value: string) => translate(`resources.certificates.${value}`);
  return [
    {
      source: 'id',
      sortable: true,
      width: 88,
      hasLink: true,
      render: ({ id }) => (
        <RecordLink resource="certificates" id={id}>
          {id}
        </RecordLink>
      ),
    },
    { source: 'reference', width: 120 },
    { source: 'name', isName: true, minWidth: 130 },
    { source: 'type', minWidth: 88, render: ({ type }) => certificate(`values.${type}`) },
    {
      source: 'expected',
      width: 116,
      align: 'right',
      render: ({ expected }) => ringgitText(expected),
      csv: ({ expected }) => expected,
    },
    {
      source: 'read',
      width: 116,
      align: 'right',
      render: ({ read }) => (read === null ? '–' : ringgitText(read)),
      // Tables reckon with it.
      csv: ({ read }) => read ?? '',
    },
    {
      source: 'state',
      sortable: true,
      render: ({ state }) => <StateChip state={state} />,
      csv: ({ state }) => translate(`resources.payments.states.${state}`),
    },
    {
      source: 'judgedBy',
      render: ({ judgedBy }) => (judgedBy ? translate(`resources.payments.judges.${judgedBy}`) : '–'),
    },
    { source: 'paidFor', isHidden: true, render: ({ paidFor }) => paidFor ?? '–' },
    { source: 'transaction', isHidden: true, render: ({ transaction }) => transaction ?? '–' },
    { source: 'status', isHidden: true, render: ({ status }) => certificate(`status.${status}`) },
    { source: 'appliedAt', isHidden: true, render: ({ appliedAt }) => (appliedAt ? timeOf(appliedAt) : '–') },
    { source: 'updatedAt', sortable: true, minWidth: 104, render: ({ updatedAt }) => timeOf(updatedAt) },
  ];
}

const COLOURS = { expected: 'default', seen: 'info', matched: 'success', differs: 'error' } as const;

function StateChip({ state }: Pick<Payment, 'state'>) {
  const label = useTranslate()(`resources.payments.states.${state}`);
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={label} />;
}
