import { useSearchParams } from 'react-router-dom';
import { type LegalLanguage, legalLanguageOf } from './legal-document';

/** The language of the legal text, which the query `lang` holds; the rest of the query stays. */
export function useLegalLanguage(): [LegalLanguage, (language: LegalLanguage) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (language: LegalLanguage) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('lang', language);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [legalLanguageOf(query.get('lang')), choose];
}
