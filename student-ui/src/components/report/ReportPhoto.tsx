import { useEffect, useState } from 'react';
import classes from './report.module.css';
import { useReportTexts } from './report.texts';

/** The photo of the holder, in the frame that it has on the paper. */
export function ReportPhoto({ blob }: { readonly blob: Blob }) {
  const t = useReportTexts();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <img className={classes.photo} src={url} alt={t('photo')} />;
}
