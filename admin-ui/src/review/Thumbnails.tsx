import { Box, ButtonBase, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazyPart, Nothing } from '../records/lazy-part';
import type { ReviewDocument } from './documents';
import { ImageView } from './ImageView';
import { useFile } from './useFile';
import { useGroupNames } from './useGroupNames';
import type { SlotControl } from './useSlots';

/** Its button keeps its name without a picture, and the document says what is missing. */
const PdfView = lazyPart(() => import('./PdfView'), Nothing);
const WIDTH = 120;
const HEIGHT = 56;
/** What is drawn larger than it is shown stays sharp, and no page is drawn narrower than that. */
const SHOWN = 0.4;

/** The files of the group in view. */
export function Thumbnails({ slots }: { readonly slots: SlotControl }) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  return (
    <Box
      sx={{ display: 'flex', gap: 1, p: 1, overflowX: 'auto', flex: 'none', borderBottom: 1, borderColor: 'divider' }}
    >
      {slots.ofGroup.map((document) => {
        const { group, place, of, url } = document;
        const isShown = url === slots.document?.url;
        return (
          <ButtonBase
            key={url}
            aria-label={translate('review.viewer.place', { group: nameOf(group), place, of })}
            aria-current={isShown ? 'true' : undefined}
            onClick={() => slots.open(document)}
            sx={{
              flex: 'none',
              width: WIDTH * SHOWN,
              height: HEIGHT,
              overflow: 'hidden',
              alignItems: 'start',
              justifyContent: 'start',
              borderRadius: 0.5,
              outline: isShown ? 2 : 1,
              outlineStyle: 'solid',
              outlineColor: isShown ? 'primary.main' : 'divider',
            }}
          >
            <Picture document={document} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}

function Picture({ document }: { readonly document: ReviewDocument }) {
  const { data: file } = useFile(document.url);
  if (!file) return <Skeleton variant="rectangular" width="100%" height="100%" />;
  return (
    <Box
      aria-hidden
      sx={{ width: WIDTH, flex: 'none', transform: `scale(${SHOWN})`, transformOrigin: '0 0', pointerEvents: 'none' }}
    >
      {file.isPdf ? (
        <PdfView bytes={file.bytes} page={1} width={WIDTH} turn={0} isThumbnail />
      ) : (
        <ImageView bytes={file.bytes} name="" width={WIDTH} turn={0} />
      )}
    </Box>
  );
}
