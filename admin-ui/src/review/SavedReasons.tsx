import { Alert, Link as Anchor, Box, Button, Chip, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useGetList, useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RejectionReason } from '../api/records';

/** The languages that reasons are kept in, as they call themselves. */
const LANGUAGES = { En: 'English', Cn: '中文', Ms: 'Bahasa Melayu' } as const;
type ReasonLanguage = keyof typeof LANGUAGES;
const TAGS = { En: 'en', Cn: 'zh-Hans', Ms: 'ms' } as const;
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } } as const;

/** Reasons that are put in with one click. */
export function SavedReasons({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const translate = useTranslate();
  const [language, setLanguage] = useStore<ReasonLanguage>('review.language', 'En');
  const { data = [], error, refetch } = useGetList<RejectionReason>('rejection-reasons', ALL);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">{translate('review.rejection.saved')}</Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          onChange={(_, chosen: ReasonLanguage | null) => chosen && setLanguage(chosen)}
          aria-label={translate('review.rejection.language')}
        >
          {(Object.keys(LANGUAGES) as ReasonLanguage[]).map((code) => (
            <ToggleButton key={code} value={code} lang={TAGS[code]} sx={{ py: 0.25, textTransform: 'none' }}>
              {LANGUAGES[code]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Anchor component={Link} to="/reason" variant="body2" sx={{ ml: 'auto' }}>
          {translate('review.rejection.manage')}
        </Anchor>
      </Box>
      {error ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('records.retry')}
            </Button>
          }
        >
          {translate('review.rejection.saved_failed')}
        </Alert>
      ) : null}
      <Box
        component="ul"
        lang={TAGS[language]}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {data.map((saved) => (
          <li key={saved.id}>
            <Chip label={saved[`title${language}`]} onClick={() => onChoose(saved[`text${language}`])} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
