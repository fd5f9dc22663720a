import { createHash } from 'node:crypto';

/** What is kept of a key: it has digits enough that nobody tries them out. */
export const hashOfKey = (text: string) => createHash('sha256').update(text).digest('hex');
