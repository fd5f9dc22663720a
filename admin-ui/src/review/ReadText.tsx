import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { useCopy } from '../records/useCopy';
import { partsOf } from './text-hits';

/** Below it the text of a document is more of a guess. */
const SURE = 75;

/** What a machine read on the document in view: to be searched and copied, and to be compared by eye. */
export function ReadText({ reading }: { readonly reading: ComparedReading }) {
  return (
    <>
      <Codes codes={reading.codes} />
      <Text reading={reading} />
    </>
  );
}

function Text({ reading: { text, state, confidence } }: { readonly reading: ComparedReading }) {
  const translate = useTranslate();
  if (text === null) {
    return (
      <Typography variant="body2" role="note" data-text-state={state} sx={{ px: 2, py: 1, color: 'text.secondary' }}>
        {translate(`readings.text.${state}`)}
      </Typography>
    );
  }
  return (
    <Box
      component="details"
      data-text-state={state}
      sx={{ flex: 'none', maxHeight: '45%', overflow: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ px: 2, py: 1, cursor: 'pointer', fontWeight: 600 }}>
        {translate('readings.text.title')}
        {(confidence ?? 0) < SURE ? ` – ${translate('readings.text.unsure')}` : ''}
      </Box>
      <Words text={text} />
    </Box>
  );
}

/** What QR codes say, to be read and copied: no link, since whoever made the document may lead anywhere. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const translate = useTranslate();
  const copy = useCopy();
  if (codes.length === 0) return null;
  return (
    <Box sx={{ px: 2, py: 1 }} data-codes={codes.length}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('readings.text.codes')}
      </Typography>
      {codes.map((code) => (
        <Box key={code} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
            {code}
          </Typography>
          <IconButton
            size="small"
            onClick={() => void copy(code, 'readings.text.code_copied')}
            aria-label={translate('readings.text.copy_code', { code })}
          >
            <ContentCopyIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

function Words({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const [sought, setSought] = useState('');
  const parts = partsOf(text, sought);
  const hits = parts.filter(({ isHit }) => isHit).length;
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          size="small"
          type="search"
          label={translate('readings.text.search')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <Typography variant="body2" role="status">
          {sought ? translate('readings.text.hits', { hits }) : ''}
        </Typography>
        <Button size="small" onClick={() => void copy(text, 'readings.text.copied')} sx={{ ml: 'auto' }}>
          {translate('readings.text.copy')}
        </Button>
      </Box>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
        {parts.map(({ at, part, isHit }) => (isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>))}
      </Typography>
    </Box>
  );
}
