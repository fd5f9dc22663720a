import { useTranslate } from 'react-admin';
import { useFieldNames } from '../review/useFieldNames';
import type { ConfirmationControl } from './useConfirmations';

/** What keeps a record from being approved, in words. */
export function useGapWords(gaps: ConfirmationControl['gaps']): readonly string[] {
  const translate = useTranslate();
  const names = useFieldNames();
  return gaps.map(({ kind, party, fields }) =>
    translate(`resources.confirmations.blocks.${kind}`, {
      party: translate(`resources.confirmations.blocks.${party}`),
      fields: names(fields),
    }),
  );
}
