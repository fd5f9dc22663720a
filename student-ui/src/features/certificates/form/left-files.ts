import type { QueryClient } from '@tanstack/react-query';
import type { Upload } from '../../../components/upload/upload-queue';
import type { Problems } from './application-form';

const leftAt = (recordId: number) => ['files-left', recordId];

/**
 * Files that a form could not send, handed to the form of the record that it became. Gone with the session, as all that
 * is loaded.
 */
export function leaveFiles(queries: QueryClient, recordId: number, files: readonly Upload[]): void {
  queries.setQueryData(leftAt(recordId), files);
}

export function filesLeft(queries: QueryClient, recordId: number | undefined): readonly Upload[] {
  return recordId === undefined ? [] : (queries.getQueryData<readonly Upload[]>(leftAt(recordId)) ?? []);
}

export function forgetFilesLeft(queries: QueryClient, recordId: number | undefined): void {
  if (recordId !== undefined) queries.removeQueries({ queryKey: leftAt(recordId) });
}

/** A file that failed stands in the list; who saves must not believe that it was sent. */
export function unsentProblems(list: readonly Upload[]): Problems {
  const here = (field: string) => list.filter((upload) => upload.field === field);
  return Object.fromEntries(list.map(({ field }) => [field, { unsent: namesOf(here(field)) }]));
}

export function namesOf(list: readonly Upload[]): string {
  return list.map(({ file }) => file.name).join(', ');
}
