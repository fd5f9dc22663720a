import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Certificate } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { RefusedRows } from '../records/RefusedRows';
import type { useAssign } from './useAssign';

type Assignable = Pick<Certificate, 'id' | 'name' | 'assignedTo'>;

interface Reviewer {
  readonly id: number | null;
  readonly name: string;
  readonly waiting: number | null;
}

interface AssignDialogProps {
  readonly records: readonly Assignable[];
  readonly assigning: ReturnType<typeof useAssign>;
  readonly onClose: () => void;
}

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Gives applications to an officer, or back to nobody: all of them, or those that nobody has changed meanwhile. */
export function AssignDialog({ records, assigning, onClose }: AssignDialogProps) {
  const translate = useTranslate();
  const { data = [], error, isPending, refetch } = useGetList('reviewers', ALL);
  const [chosen, setChosen] = useState<Reviewer | null>(null);
  const nobody = { id: null, name: translate('resources.certificates.assign.nobody'), waiting: null };
  const { refused } = assigning;
  const offending = records.filter(({ id }) => refused[id] !== undefined);
  const others = records.filter(({ id }) => refused[id] === undefined);
  const assign = (some: readonly Assignable[]) => chosen && assigning.assign(some, chosen.id, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="assign-title">
      <DialogTitle id="assign-title">
        {translate('resources.certificates.assign.title', { smart_count: records.length })}
      </DialogTitle>
      <DialogContent>
        {error ? <LoadFailure text="resources.certificates.assign.failed" error={error} onRetry={refetch} /> : null}
        <Autocomplete<Reviewer>
          options={[nobody, ...(data as Reviewer[])]}
          loading={isPending}
          value={chosen}
          onChange={(_, officer) => setChosen(officer)}
          getOptionKey={({ id }) => id ?? 0}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderOption={({ key, ...props }, { name, waiting }) => (
            <li key={key} {...props}>
              {waiting === null ? name : translate('resources.certificates.assign.load', { name, count: waiting })}
            </li>
          )}
          renderInput={(params) => (
            <TextField {...params} label={translate('resources.certificates.fields.assignedTo')} autoFocus />
          )}
        />
        {offending.length > 0 ? (
          <RefusedRows
            title="resources.certificates.assign.refused"
            rows={offending.map(({ id, name }) => ({ id, name, reason: refused[id] }))}
          />
        ) : null}
        {offending.length === 0 && assigning.problem ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {assigning.problem}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('records.cancel')}</Button>
        {offending.length > 0 && others.length > 0 ? (
          <Button variant="outlined" disabled={assigning.isPending} onClick={() => assign(others)}>
            {translate('records.go_on', { smart_count: others.length })}
          </Button>
        ) : null}
        <Button
          variant="contained"
          disabled={chosen === null || assigning.isPending || offending.length > 0}
          onClick={() => assign(records)}
        >
          {translate('resources.certificates.assign.do')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
