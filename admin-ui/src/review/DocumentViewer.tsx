import Close from '@mui/icons-material/Close';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import type { ReviewDocument } from './documents';
import { Paper } from './Paper';
import { ReadText } from './ReadText';
import { Thumbnails } from './Thumbnails';
import { useGroupNames } from './useGroupNames';
import type { SlotControl } from './useSlots';
import { useView, type ViewControl } from './useView';
import { ViewerToolbar } from './ViewerToolbar';

interface DocumentViewerProps {
  readonly slots: SlotControl;
  readonly control: ViewControl;
  /** What was read on the documents. */
  readonly readings: readonly ComparedReading[];
}

/** One document at a time, as large as there is room, or one that was kept beside it. */
export function DocumentViewer({ slots, control, readings }: DocumentViewerProps) {
  const translate = useTranslate();
  const { document, beside } = slots;
  const reading = readings.find(({ group, fileId }) => group !== 'passport' && document?.url.endsWith(`/${fileId}`));
  return (
    <Card
      component="section"
      aria-label={translate('review.viewer.title')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 320 }}
    >
      {document ? (
        <>
          <ViewerToolbar document={document} control={control} slots={slots} />
          {slots.ofGroup.length > 1 ? <Thumbnails slots={slots} /> : null}
          <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
            {beside ? <Beside key={beside.url} document={beside} onClose={slots.keepNone} /> : null}
            <Paper key={document.url} document={document} control={control} />
          </Box>
          {reading ? <ReadText key={reading.fileId} reading={reading} /> : null}
        </>
      ) : (
        <Typography sx={{ m: 'auto', p: 3, color: 'text.secondary' }}>
          {translate(slots.isEmpty ? 'review.viewer.none' : 'verdicts.no_file')}
        </Typography>
      )}
    </Card>
  );
}

/** A document that stays while one looks at others. */
function Beside({ document, onClose }: { readonly document: ReviewDocument; readonly onClose: () => void }) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const control = useView();
  const { group, place, of } = document;
  return (
    <Box
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', borderRight: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }} noWrap>
          {translate('review.viewer.place', { group: nameOf(group), place, of })}
        </Typography>
        <IconButton size="small" aria-label={translate('review.viewer.keep_none')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Paper document={document} control={control} />
    </Box>
  );
}
