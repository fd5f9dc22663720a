import { Alert, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

const FILES = `${import.meta.env.BASE_URL}pdfjs-${pdfjs.version}`;
/** Nothing in a stranger's document is run. It must stay the same object, or the document is read again. */
const OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  useWasm: false,
  cMapUrl: `${FILES}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${FILES}/standard_fonts/`,
  wasmUrl: `${FILES}/wasm/`,
};
/** A page of a screen with three pixels to a point would take 60 MB. */
const SHARPEST = 2;

interface PdfViewProps {
  readonly bytes: Blob;
  readonly page: number;
  readonly width: number;
  readonly turn: number;
  readonly onPages?: (pages: number) => void;
  /** Is told how large the page is. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void;
  /** Too small to be read. */
  readonly isThumbnail?: boolean;
}

/** One page of a PDF, drawn without its links and forms; its text can be selected. */
export default function PdfView({ bytes, page, width, turn, onPages, onSize, isThumbnail = false }: PdfViewProps) {
  const translate = useTranslate();
  const [loaded, setLoaded] = useState({ page: 0, turn: 0 });
  // Scanners turn a page by a note in the file; until that is read, the page follows it by itself.
  const rotate = loaded.page === page ? (loaded.turn + turn) % 360 : undefined;
  return (
    <Document
      file={bytes}
      options={OPTIONS}
      onLoadSuccess={({ numPages }) => onPages?.(numPages)}
      loading={<Skeleton variant="rectangular" width={width} height={width * 1.4} />}
      error={<Alert severity="warning">{translate('review.viewer.broken_pdf')}</Alert>}
    >
      <Page
        pageNumber={page}
        width={width}
        rotate={rotate}
        onLoadSuccess={(read) => {
          setLoaded({ page: read.pageNumber, turn: read.rotate });
          onSize?.({ width: read.originalWidth, height: read.originalHeight });
        }}
        devicePixelRatio={Math.min(SHARPEST, window.devicePixelRatio)}
        renderTextLayer={!isThumbnail}
        renderAnnotationLayer={false}
        loading={<Skeleton variant="rectangular" width={width} height={width * 1.4} />}
      />
    </Document>
  );
}
