import { Alert, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Document, Page, pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Nothing in a stranger's document is run. */
const OPTIONS = { isEvalSupported: false, enableXfa: false } as const;

interface PdfViewProps {
  readonly bytes: Blob;
  readonly page: number;
  readonly width: number;
  readonly turn: number;
  readonly onPages: (pages: number) => void;
}

/** One page of a PDF, drawn without its links and forms. */
export default function PdfView({ bytes, page, width, turn, onPages }: PdfViewProps) {
  const translate = useTranslate();
  return (
    <Document
      file={bytes}
      options={OPTIONS}
      onLoadSuccess={({ numPages }) => onPages(numPages)}
      loading={<Skeleton variant="rectangular" width={width} height={width * 1.4} />}
      error={<Alert severity="warning">{translate('review.viewer.broken_pdf')}</Alert>}
    >
      <Page
        pageNumber={page}
        width={width}
        rotate={turn}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        loading={<Skeleton variant="rectangular" width={width} height={width * 1.4} />}
      />
    </Document>
  );
}
