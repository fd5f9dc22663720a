import { Box, Chip } from '@mui/material';
import type { QueueView } from '@myverify/domain/review/queue-view';
import { useListContext, useTranslate } from 'react-admin';
import { SavedQueryChips } from './SavedQueryChips';
import { useCountText, useViewCounts, useViews } from './views';

/**
 * The views of the queue and the saved queries with how much is in each, once the list stands; on a view the other
 * filters stay. Read by the filter form: `source`, `alwaysOn`.
 */
export function ViewFilter(_: { readonly source: string; readonly alwaysOn?: boolean }) {
  const translate = useTranslate();
  const text = useCountText();
  const { filterValues, displayedFilters, isPending, setFilters } = useListContext();
  const views = useViews();
  const { data } = useViewCounts(!isPending);
  const { view: chosen, ...others } = filterValues;
  const choose = (view: string | null) => setFilters(view === null ? others : { ...others, view }, displayedFilters);
  const chip = (view: string | null, label: string) => {
    const isChosen = (chosen ?? null) === view;
    return (
      <Chip
        key={view ?? 'all'}
        label={label}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        aria-pressed={isChosen}
        onClick={() => choose(view)}
      />
    );
  };
  const counted = (view: QueueView) => {
    const name = translate(`resources.certificates.views.${view}`);
    const count = data?.[view];
    return count === undefined ? name : `${name} (${text(count)})`;
  };
  return (
    <div>
      <Box
        role="group"
        aria-label={translate('resources.certificates.fields.view')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 0.75 } }}
      >
        {chip(null, translate('resources.certificates.all'))}
        {views.map((view) => chip(view, counted(view)))}
      </Box>
      <SavedQueryChips />
    </div>
  );
}
