import { createHash } from 'node:crypto';

/** What is kept of the token of a link: it has digits enough that nobody tries them out. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');
