import { Box, Skeleton } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../records/LoadFailure';
import { lazyPart, MissingPart } from '../records/lazy-part';
import type { ReviewDocument } from './documents';
import { A4, widthOf } from './fit';
import { ImageView } from './ImageView';
import { PlaceMark } from './PlaceMark';
import { useFile } from './useFile';
import { useGroupNames } from './useGroupNames';
import { usePointer } from './usePointer';
import type { ViewControl } from './useView';

const PdfView = lazyPart(() => import('./PdfView'), MissingPart, Blank);

interface PaperProps {
  readonly document: ReviewDocument;
  readonly control: ViewControl;
}

/** One document, drawn, with the room that is left around it. */
export function Paper({ document, control }: PaperProps) {
  const translate = useTranslate();
  const { data: file, error, refetch } = useFile(document.url);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [size, setSize] = useState(A4);
  usePointer(frame, { onZoom: control.zoomBy, onFit: () => control.fitInto('page') });
  const { turn, page, mark } = control.view;
  const width = widthOf(room, size, control.view);
  const isMarked =
    mark !== null && document.url.endsWith(`/${mark.fileId}`) && (!file?.isPdf || mark.place.page === page);
  const place = isMarked ? <PlaceMark mark={mark} turn={turn} /> : null;
  const group = useGroupNames().nameOf(document.group);
  const name = translate('review.viewer.place', { group, place: document.place, of: document.of });
  return (
    <Box
      ref={frame}
      // Scrolled by keyboard as well.
      tabIndex={0}
      role="region"
      aria-label={name}
      aria-busy={!file && !error}
      sx={{
        flex: 1,
        overflow: 'auto',
        p: 2,
        bgcolor: 'action.hover',
        minHeight: 0,
        minWidth: 0,
        cursor: 'grab',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      {error ? <LoadFailure severity="error" text="review.viewer.failed" error={error} onRetry={refetch} /> : null}
      {!file && !error ? <Skeleton variant="rectangular" height="100%" /> : null}
      {file && !file.isPdf ? (
        <ImageView bytes={file.bytes} name={name} width={width} turn={turn} onSize={setSize}>
          {place}
        </ImageView>
      ) : null}
      {file?.isPdf ? (
        <Box sx={{ width: 'fit-content', mx: 'auto', position: 'relative' }}>
          <PdfView
            bytes={file.bytes}
            page={page}
            width={width}
            turn={turn}
            onPages={control.setPages}
            onSize={setSize}
          />
          {place}
        </Box>
      ) : null}
    </Box>
  );
}

/** Of the size of a page. */
function Blank({ width }: { readonly width: number }) {
  return <Skeleton variant="rectangular" width={width} height={width * 1.4} />;
}

/** What is left between the edges of a box. */
function useRoom(box: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 600, height: 600 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
