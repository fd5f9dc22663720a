import { Chip, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Job } from '../api/records';
import type { Column } from '../records/column';
import { DetailFields } from '../records/DetailFields';
import { DetailDialog } from '../records/dialogs';
import { ListPage } from '../records/ListPage';
import { VerbButton } from '../records/VerbButton';
import { JOB_NAMES, jobNameKey } from './job-names';

const STATES = ['failed', 'open', 'done'] as const;
const FIRST = { field: 'id', order: 'DESC' } as const;
/** What one comes here for. */
const FAILED = { state: 'failed' };

const nameKey = (name: string) => `resources.job.names.${jobNameKey(name)}`;

export default function JobList() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ListPage<Job>
      columns={columns.slice(0, 7)}
      sort={FIRST}
      initialFilter={FAILED}
      filters={
        <>
          <SelectInput
            source="state"
            helperText={false}
            choices={STATES.map((id) => ({ id, name: `resources.job.states.${id}` }))}
          />
          <SelectInput
            source="name"
            helperText={false}
            choices={JOB_NAMES.map((id) => ({ id, name: translate(nameKey(id), { _: id }) }))}
            translateChoice={false}
          />
        </>
      }
      isReadOnly
      recordActions={(job) => (job.state === 'failed' ? <RetryButton job={job} /> : null)}
      detail={
        <DetailDialog>
          <DetailFields<Job> columns={columns} />
        </DetailDialog>
      }
    />
  );
}

function useColumns(): readonly Column<Job>[] {
  const translate = useTranslate();
  return [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', isName: true, render: ({ name }) => translate(nameKey(name), { _: name }) },
    {
      source: 'state',
      render: ({ state }) => <StateChip state={state} />,
      csv: ({ state }) => translate(`resources.job.states.${state}`),
    },
    { source: 'attempts', align: 'right' },
    { source: 'createdAt', render: ({ createdAt }) => timeOf(createdAt) },
    { source: 'dueAt', sortable: true, render: ({ dueAt }) => timeOf(dueAt) },
    { source: 'lastError' },
    {
      source: 'payload',
      render: ({ payload }) => (
        <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
          {JSON.stringify(payload)}
        </Typography>
      ),
      csv: ({ payload }) => JSON.stringify(payload),
    },
  ];
}

const COLOURS = { failed: 'error', open: 'info', done: 'success' } as const;

function StateChip({ state }: { readonly state: Job['state'] }) {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={translate(`resources.job.states.${state}`)} />
  );
}

function RetryButton({ job }: { readonly job: Job }) {
  const { retryJob } = useDataProvider<AdminDataProvider>();
  return (
    <VerbButton label="resources.job.retry" of={job.id} act={() => retryJob(job.id)} done="resources.job.retried" />
  );
}
