import { Link as Anchor, Box, Chip, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RejectionReason } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { LanguageToggle, type ReasonLanguage, TAGS } from './LanguageToggle';

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } } as const;

interface SavedReasonsProps {
  readonly language: ReasonLanguage;
  /** What the toggle says, where that is not the language: `null` where none was chosen. */
  readonly pressed?: ReasonLanguage | null;
  readonly onLanguage: (language: ReasonLanguage) => void;
  readonly onChoose: (saved: RejectionReason) => void;
  /** Where reasons are ticked: the ids of those that are. */
  readonly chosen?: readonly number[];
}

/** Reasons that are put in, or ticked, with one click. */
export function SavedReasons({ language, pressed = language, onLanguage, onChoose, chosen }: SavedReasonsProps) {
  const translate = useTranslate();
  const { data = [], error, refetch } = useGetList<RejectionReason>('rejection-reasons', ALL);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">{translate('review.rejection.saved')}</Typography>
        <LanguageToggle label={translate('review.rejection.language')} value={pressed} onChange={onLanguage} />
        <Anchor component={Link} to="/reason" variant="body2" sx={{ ml: 'auto' }}>
          {translate('review.rejection.manage')}
        </Anchor>
      </Box>
      {error ? <LoadFailure text="review.rejection.saved_failed" error={error} onRetry={refetch} /> : null}
      <Box
        component="ul"
        lang={TAGS[language]}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {data.map((saved) => (
          <li key={saved.id}>
            <Chip
              label={saved[`title${language}`]}
              color={chosen?.includes(saved.id) ? 'primary' : 'default'}
              aria-pressed={chosen?.includes(saved.id)}
              onClick={() => onChoose(saved)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
