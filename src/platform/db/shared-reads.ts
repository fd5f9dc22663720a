import { AsyncResource } from 'node:async_hooks';

/**
 * Reads that several may ask for in the same words, such as the first page of a list. What is asked for in one turn of the event
 * loop is read once, at the end of that turn: no answer is older than the question. Whoever asks must leave what is found as it is.
 */
export class SharedReads<Request, Found> {
  private readonly waiting = new Map<string, Promise<Found>>();
  /** What is read belongs to several requests: it goes on in the context of none of them. */
  private readonly start: (words: string, request: Request, resolve: (found: Promise<Found>) => void) => void;

  constructor(read: (request: Request) => Promise<Found>) {
    this.start = AsyncResource.bind((words, request, resolve) => {
      this.waiting.delete(words);
      resolve(read(request));
    });
  }

  /** @param request plain data: what is the same as JSON is the same. */
  find(request: Request): Promise<Found> {
    const words = JSON.stringify(request);
    const before = this.waiting.get(words);
    if (before) return before;
    const answer = new Promise<Found>((resolve) => setImmediate(this.start, words, request, resolve));
    this.waiting.set(words, answer);
    return answer;
  }
}
