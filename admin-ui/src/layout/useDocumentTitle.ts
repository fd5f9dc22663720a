import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const suffix = translate('layout.suffix');
  useEffect(() => {
    document.title = title ? `${title} · ${suffix}` : suffix;
  }, [title, suffix]);
}
