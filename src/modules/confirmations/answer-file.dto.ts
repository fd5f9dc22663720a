import type { Message } from '../../domain/messages/message.js';
import { readField } from '../../domain/shared/field-reader.js';
import { fileIdOf } from '../../platform/http/file-url.js';

/** What is wrong with the address of a file that goes with an answer, or `null`. */
export function fileProblem(given: unknown): Message | null {
  const reading = given === undefined ? { value: null } : readField({ kind: 'file', label: 'file' }, fileIdOf(given));
  return 'error' in reading ? reading.error : null;
}

export const readFile = (given: string | null | undefined) => (fileIdOf(given ?? null) as string | null) || null;
