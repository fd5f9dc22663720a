import { Chip, Link as MuiLink } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import type { PendingSeal } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { VerbButton } from '../records/VerbButton';
import { addressOf } from '../resources';

/** Who has waited longest. */
const FIRST = { field: 'issuedAt', order: 'ASC' } as const;
/** What an attempt would change; where a job is at it, there is nothing to do. */
const TO_BE_TRIED: readonly PendingSeal['render'][] = ['failed', 'none'];

/** Reports in force whose PDF is not there. */
export default function PendingSealList() {
  const columns = useColumns();
  return (
    <ResourceList<PendingSeal>
      columns={columns}
      sort={FIRST}
      isReadOnly
      hasTicks={false}
      recordActions={(report) => (TO_BE_TRIED.includes(report.render) ? <RenderButton report={report} /> : null)}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

function useColumns(): readonly Column<PendingSeal>[] {
  const translate = useTranslate();
  return [
    { source: 'number', isName: true, width: 232 },
    { source: 'edition', align: 'right' },
    { source: 'issuedAt', sortable: true, render: ({ issuedAt }) => timeOf(issuedAt) },
    {
      source: 'render',
      render: ({ render }) => <RenderChip state={render} />,
      csv: ({ render }) => translate(`resources.pending-seals.states.${render}`),
    },
    { source: 'attempts', align: 'right' },
    { source: 'lastError' },
    {
      source: 'certificateId',
      hasLink: true,
      render: ({ certificateId }) => (
        <MuiLink component={Link} to={`${addressOf('certificates')}/${certificateId}`}>
          {certificateId}
        </MuiLink>
      ),
    },
  ];
}

const COLOURS = { failed: 'error', none: 'warning', waiting: 'info', trying: 'info', done: 'success' } as const;

function RenderChip({ state }: { readonly state: PendingSeal['render'] }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={translate(`resources.pending-seals.states.${state}`)}
    />
  );
}

function RenderButton({ report }: { readonly report: PendingSeal }) {
  const { renderReport } = useDataProvider<AdminDataProvider>();
  return (
    <VerbButton
      label="resources.pending-seals.try"
      of={report.number}
      act={() => renderReport(report.id)}
      done="resources.pending-seals.tried"
    />
  );
}
