import { saveFile } from '@myverify/api-client/save-file';
import { dayOf } from '@myverify/domain/shared/calendar';
import { type Exporter, type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { type Column, textOf } from './column';
import { csvOf } from './csv';
import { useShownColumns } from './useShownColumns';

/**
 * Saves rows as a table: the columns that are shown, in the order that they have, by their labels, and as they are read
 * here.
 */
export function useListExporter<R extends RaRecord>(
  columns: readonly Column<R>[],
  hasTicks: boolean,
  storeKey?: string,
): Exporter<R> {
  const translate = useTranslate();
  const resource = useResourceContext();
  const shown = useShownColumns(columns, hasTicks, storeKey);
  return (rows) => {
    const titles = shown.map(({ source }) => translate(`resources.${resource}.fields.${source}`));
    const texts = rows.map((row) => shown.map((column) => textOf(row, column)));
    saveFile(csvOf(titles, texts), `${translate(`resources.${resource}.export_name`)}-${dayOf(new Date())}.csv`);
  };
}
