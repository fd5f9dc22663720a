import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Document, Page } from 'react-pdf';
import { PDF_OPTIONS, SHARPEST } from './pdf-options';

interface Props {
  readonly blob: Blob;
  readonly label: string;
  readonly width: number;
}

/** The first page of a document as a picture. A document that cannot be drawn can still be downloaded. */
export default function FirstPage({ blob, label, width }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  const place = <Skeleton width={width} height={width * Math.SQRT2} radius={0} />;
  return (
    <div role="img" aria-label={label}>
      <Document file={blob} options={PDF_OPTIONS} onLoadError={() => setBroken(true)} loading={place} error={null}>
        <Page
          pageNumber={1}
          width={width}
          devicePixelRatio={Math.min(SHARPEST, window.devicePixelRatio)}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={place}
          error={null}
        />
      </Document>
    </div>
  );
}
