import { Chip, Link as MuiLink } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdminDataProvider } from '../api/data-provider';
import type { UnsealedReport } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';
import { VerbButton } from '../records/VerbButton';
import { addressOf } from '../resources';

/** Who has waited longest. */
const FIRST = { field: 'issuedAt', order: 'ASC' } as const;
/** What an attempt would change; where a job is at it, there is nothing to do. */
const TO_BE_TRIED: readonly UnsealedReport['render'][] = ['failed', 'none'];

/** Reports in force whose PDF is not there. */
export default function UnsealedList() {
  const columns = useColumns();
  return (
    <ResourceList<UnsealedReport>
      columns={columns}
      sort={FIRST}
      isReadOnly
      hasTicks={false}
      recordActions={(report) => (TO_BE_TRIED.includes(report.render) ? <RenderButton report={report} /> : null)}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

function useColumns(): readonly Column<UnsealedReport>[] {
  const translate = useTranslate();
  return [
    { source: 'number', isName: true, width: 232 },
    { source: 'edition', align: 'right' },
    { source: 'issuedAt', sortable: true, render: ({ issuedAt }) => timeOf(issuedAt) },
    {
      source: 'render',
      render: ({ render }) => <RenderChip state={render} />,
      csv: ({ render }) => translate(`resources.unsealed.states.${render}`),
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

function RenderChip({ state }: { readonly state: UnsealedReport['render'] }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={translate(`resources.unsealed.states.${state}`)}
    />
  );
}

function RenderButton({ report }: { readonly report: UnsealedReport }) {
  const { renderReport } = useDataProvider<AdminDataProvider>();
  return (
    <VerbButton
      label="resources.unsealed.try"
      of={report.number}
      act={() => renderReport(report.id)}
      done="resources.unsealed.tried"
    />
  );
}
