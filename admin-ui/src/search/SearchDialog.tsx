import { Alert, Autocomplete, Box, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type Hit, useFound } from './useFound';

/** One field for everything; the arrow keys choose, Enter opens. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { hits, error, isFetching } = useFound(typed);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="search-title"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id="search-title">{translate('search.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: { xs: '60dvh', sm: 420 } }}>
        <Autocomplete<Hit>
          open
          openOnFocus
          autoHighlight
          forcePopupIcon={false}
          disablePortal
          options={hits}
          loading={isFetching}
          loadingText={translate('ra.page.loading')}
          noOptionsText={translate('search.none')}
          inputValue={typed}
          onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          onChange={(_, hit) => {
            if (!hit) return;
            onClose();
            navigate(hit.to);
          }}
          // The server has chosen: some are found by what is not shown.
          filterOptions={(all) => all}
          getOptionKey={({ key }) => key}
          getOptionLabel={({ label }) => label}
          renderOption={({ key, ...props }, { group, label, beside }) => (
            <li key={key} {...props}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate(`search.groups.${group}`)}
                  {beside ? ` · ${beside}` : null}
                </Typography>
              </Box>
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={translate('search.placeholder')}
              helperText={translate('search.how')}
            />
          )}
        />
        {error ? <Alert severity="error">{error.message}</Alert> : null}
      </DialogContent>
    </Dialog>
  );
}
