import { Alert, Box, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { PDF_OPTIONS, SHARPEST } from '../../components/report/pdf-options';
import { PdfTools } from './PdfTools';
import classes from './pdf.module.css';
import { usePdfTexts } from './pdf.texts';
import { PIXELS_PER_POINT, percentOf, type Zoom } from './zoom';

/** A4, until the document says otherwise. */
const USUAL = { width: 595, height: 842 };
interface Props {
  readonly blob: Blob;
  readonly name: string;
}

/** A page of the document at a time, with its text for screen readers and for copying. */
export default function PdfViewer({ blob, name }: Props) {
  const t = usePdfTexts();
  const { ref, width: room } = useElementSize();
  const viewer = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [size, setSize] = useState(USUAL);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isBroken, setBroken] = useState(false);
  const href = useObjectUrl(blob);
  const percent = percentOf(zoom, room, size.width);
  const width = (size.width * PIXELS_PER_POINT * percent) / 100;
  const place = <Skeleton width={width} height={(width * size.height) / size.width} radius={0} />;

  return (
    <Stack gap="sm" ref={viewer}>
      <PdfTools
        {...{ page, pages, zoom, percent, href, name }}
        onPage={(to) => setPage(Math.min(pages, Math.max(1, to)))}
        onZoom={setZoom}
      />
      {isBroken && (
        <Alert color="red" title={t('failed.broken')} role="alert">
          {t('failed.brokenText')}
        </Alert>
      )}
      <Box ref={ref} className={classes.room}>
        {!isBroken && room > 0 && (
          <ScrollArea
            type="auto"
            scrollbars="x"
            className={classes.stage}
            viewportProps={{ tabIndex: 0, 'aria-label': t('document'), role: 'region' }}
          >
            <Document
              file={blob}
              options={PDF_OPTIONS}
              onLoadSuccess={({ numPages }) => setPages(numPages)}
              onLoadError={() => setBroken(true)}
              onSourceError={() => setBroken(true)}
              onPassword={() => setBroken(true)}
              loading={place}
              error={null}
            >
              <Page
                className={classes.page ?? null}
                pageNumber={page}
                width={width}
                devicePixelRatio={Math.min(SHARPEST, window.devicePixelRatio)}
                renderAnnotationLayer={false}
                onLoadSuccess={({ originalWidth, originalHeight }) =>
                  setSize({ width: originalWidth, height: originalHeight })
                }
                onGetStructTreeSuccess={() => leaveRowsAlone(viewer.current)}
                onRenderError={() => setBroken(true)}
                loading={place}
                error={null}
              />
            </Document>
          </ScrollArea>
        )}
      </Box>
      <Text size="sm" c="dimmed">
        {t('print')}
      </Text>
    </Stack>
  );
}

/** Chromium counts the shading of a table among its rows, and screen readers expect nothing but rows there. */
function leaveRowsAlone(viewer: HTMLElement | null): void {
  for (const shading of viewer?.querySelectorAll('canvas [role="table"] > [aria-owns]:not([role])') ?? []) {
    shading.removeAttribute('aria-owns');
  }
}

function useObjectUrl(blob: Blob): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return href;
}
