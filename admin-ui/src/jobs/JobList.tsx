import { Box, Chip } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { Job } from '../api/records';
import type { Column } from '../records/column';
import { ShowDialog } from '../records/dialogs';
import { RecordLink } from '../records/RecordLink';
import { ResourceList } from '../records/ResourceList';
import { VerbButton } from '../records/VerbButton';
import { JOB_NAMES, jobNameKey } from './job-names';

const STATES = ['failed', 'open', 'done'] as const;
const FIRST = { field: 'id', order: 'DESC' } as const;
/** What one comes here for. */
const FAILED = { state: 'failed' };

const nameKey = (name: string) => `resources.jobs.names.${jobNameKey(name)}`;

export default function JobList() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ResourceList<Job>
      columns={columns}
      sort={FIRST}
      initialFilter={FAILED}
      filters={[
        <SelectInput
          key="state"
          source="state"
          choices={STATES.map((id) => ({ id, name: `resources.jobs.states.${id}` }))}
        />,
        <SelectInput
          key="name"
          source="name"
          choices={JOB_NAMES.map((id) => ({ id, name: translate(nameKey(id), { _: id }) }))}
          translateChoice={false}
        />,
      ]}
      isReadOnly
      recordActions={(job) => (job.state === 'failed' ? <RetryButton job={job} /> : null)}
      detail={<ShowDialog columns={columns} />}
    />
  );
}

function useColumns(): readonly Column<Job>[] {
  const translate = useTranslate();
  return [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true, render: ({ name }) => translate(nameKey(name), { _: name }) },
    {
      source: 'state',
      sortable: true,
      render: ({ state }) => <StateChip state={state} />,
      csv: ({ state }) => translate(`resources.jobs.states.${state}`),
    },
    { source: 'attempts', sortable: true, align: 'right' },
    { source: 'createdAt', sortable: true, render: ({ createdAt }) => timeOf(createdAt) },
    { source: 'dueAt', sortable: true, render: ({ dueAt }) => timeOf(dueAt) },
    { source: 'lastError' },
    {
      source: 'payload',
      isHidden: true,
      hasLink: true,
      render: ({ payload }) => <About payload={payload} />,
      csv: ({ payload }) => JSON.stringify(payload),
    },
  ];
}

/** Payloads are ids: whose they are says how they are named. */
const SUBJECTS: Readonly<Record<string, string>> = {
  certificateId: 'certificates',
  confirmationId: 'confirmations',
  contactId: 'contacts',
  keyId: 'api-keys',
  reportId: 'reports',
  userId: 'users',
};

function About({ payload }: Pick<Job, 'payload'>) {
  const translate = useTranslate();
  return Object.entries(payload).map(([name, value]) => (
    <Box key={name} component="span" sx={{ display: 'block' }}>
      {translate(`resources.jobs.about.${name}`, { _: name })}
      {translate('records.colon')}
      <RecordLink resource={SUBJECTS[name]} id={String(value)}>
        {typeof value === 'object' ? JSON.stringify(value) : String(value)}
      </RecordLink>
    </Box>
  ));
}

const COLOURS = { failed: 'error', open: 'info', done: 'success' } as const;

function StateChip({ state }: { readonly state: Job['state'] }) {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={translate(`resources.jobs.states.${state}`)} />
  );
}

function RetryButton({ job }: { readonly job: Job }) {
  const { retryJob } = useDataProvider<AdminDataProvider>();
  return (
    <VerbButton label="resources.jobs.retry" of={job.id} act={() => retryJob(job.id)} done="resources.jobs.retried" />
  );
}
