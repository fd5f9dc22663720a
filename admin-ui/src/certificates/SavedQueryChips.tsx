import BookmarkBorder from '@mui/icons-material/BookmarkBorderOutlined';
import { Box, Chip } from '@mui/material';
import { hashKey } from '@tanstack/react-query';
import { type SavedQuery, useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCountedQueries, useCountText } from './views';

/** The officer's saved queries beside the views, with how much is in each. */
export function SavedQueryChips() {
  const translate = useTranslate();
  const text = useCountText();
  const navigate = useNavigate();
  const { filterValues, isPending, setFilters } = useListContext();
  const queries = useCountedQueries(!isPending);
  if (queries.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('ra.saved_queries.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 0.75 }, mt: 1 }}
    >
      {queries.map(({ label, value, count }) => {
        const isChosen = hashKey([filterValues]) === hashKey([value.filter]);
        return (
          <Chip
            key={label}
            icon={<BookmarkBorder />}
            label={count === undefined ? label : `${label} (${text(count)})`}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => (isChosen ? setFilters({}, {}) : navigate({ search: searchOf(value) }))}
          />
        );
      })}
    </Box>
  );
}

/** The address of a saved query, as react-admin's menu of filters opens it. */
function searchOf({ filter, sort, perPage, displayedFilters }: SavedQuery['value']): string {
  return String(
    new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: sort?.field ?? 'id',
      order: sort?.order ?? 'DESC',
      page: '1',
      perPage: String(perPage),
      displayedFilters: JSON.stringify(displayedFilters),
    }),
  );
}
