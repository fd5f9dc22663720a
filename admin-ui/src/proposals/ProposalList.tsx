import { Button, Chip } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useState } from 'react';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Proposal } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { SearchInput } from '../records/SearchInput';
import { VerbButton } from '../records/VerbButton';
import { ProposalDetail } from './ProposalDetail';
import { RefuseDialog } from './RefuseDialog';

const FIRST = { field: 'id', order: 'DESC' } as const;
/** What one comes here for. */
const WAITING = { state: 'proposed' };
const ACTIONS = ['correct', 'withdraw', 'approve'] as const;
const STATES = ['proposed', 'released', 'refused', 'withdrawn', 'ended'] as const;

const YES = [{ id: true, name: 'ra.boolean.true' }];

export default function ProposalList() {
  const columns = useColumns();
  return (
    <ResourceList<Proposal>
      columns={columns}
      sort={FIRST}
      initialFilter={WAITING}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="releasable" source="releasable" choices={YES} />,
        <SelectInput
          key="state"
          source="state"
          choices={STATES.map((id) => ({ id, name: `resources.proposals.states.${id}` }))}
        />,
        <SelectInput
          key="action"
          source="action"
          choices={ACTIONS.map((id) => ({ id, name: `resources.proposals.actions.${id}` }))}
        />,
      ]}
      isReadOnly
      recordActions={(proposal) => <ProposalActions proposal={proposal} />}
      detail={<ShowDialog columns={columns} width="lg" lead={<ProposalDetail />} />}
    />
  );
}

function useColumns(): readonly Column<Proposal>[] {
  const translate = useTranslate();
  const who = (name: string | null) => name ?? translate('resources.proposals.nobody');
  return [
    { source: 'id', sortable: true, width: 88 },
    { source: 'proposedAt', sortable: true, width: 150, render: ({ proposedAt }) => timeOf(proposedAt) },
    { source: 'action', sortable: true, render: ({ action }) => translate(`resources.proposals.actions.${action}`) },
    { source: 'holder', isName: true },
    { source: 'reportNumber', isHidden: true },
    {
      source: 'certificateId',
      sortable: true,
      hasLink: true,
      render: ({ certificateId }) => (
        <RecordLink resource="certificates" id={certificateId}>
          {certificateId}
        </RecordLink>
      ),
    },
    {
      source: 'corrections',
      isHidden: true,
      render: ({ corrections }) =>
        corrections.length === 0 ? '–' : translate('resources.proposals.changes', { smart_count: corrections.length }),
    },
    { source: 'reason', sortable: true },
    { source: 'proposedBy', sortable: true, render: ({ proposedByName }) => who(proposedByName) },
    {
      source: 'state',
      sortable: true,
      render: ({ state }) => <StateChip state={state} />,
      csv: ({ state }) => translate(`resources.proposals.states.${state}`),
    },
    {
      source: 'settledBy',
      isHidden: true,
      render: ({ settledBy, settledByName }) => (settledBy === null ? '–' : who(settledByName)),
    },
    {
      source: 'settledAt',
      sortable: true,
      isHidden: true,
      render: ({ settledAt }) => (settledAt === null ? '–' : timeOf(settledAt)),
    },
    { source: 'refusal', isHidden: true },
  ];
}

const COLOURS = {
  proposed: 'info',
  released: 'success',
  refused: 'error',
  withdrawn: 'default',
  ended: 'default',
} as const;

function StateChip({ state }: Pick<Proposal, 'state'>) {
  const label = useTranslate()(`resources.proposals.states.${state}`);
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={label} />;
}

/** What the server lets one do about a proposal. It is released where old and new stand beside the documents. */
function ProposalActions({ proposal }: { readonly proposal: Proposal }) {
  const { id, allowedActions } = proposal;
  const translate = useTranslate();
  const { withdrawProposal } = useDataProvider<AdminDataProvider>();
  const [isRefusing, setRefusing] = useState(false);
  const label = (verb: string) => `resources.proposals.${verb}`;
  return (
    <>
      {allowedActions.includes('refuse') ? (
        <Button
          size="small"
          color="error"
          onClick={() => setRefusing(true)}
          aria-label={`${translate(label('refuse'))} ${id}`}
        >
          {translate(label('refuse'))}
        </Button>
      ) : null}
      {allowedActions.includes('withdraw') ? (
        <VerbButton label={label('withdraw')} of={id} act={() => withdrawProposal(id)} done={label('withdrawn')} />
      ) : null}
      {isRefusing ? <RefuseDialog id={id} onClose={() => setRefusing(false)} /> : null}
    </>
  );
}
