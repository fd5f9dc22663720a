import { loadOnce } from './load-once.js';
import { noteRequest } from './views.js';

type Described = typeof import('./described-answers.js');

// What validates answers takes longer to compile than most test files to use.
const { writtenDown } = await loadOnce<Described>('./described-answers.ts');

const succeeded = new Set<string>();

/** The operations that have answered in success so far, by `METHOD /path`. */
export const SUCCEEDED: ReadonlySet<string> = succeeded;

interface Found {
  readonly status: number;
  /** As the header has it. */
  readonly type: string | null;
  readonly text: string;
}

/** The router's own words, such as for an address longer than any parameter may be. */
const UNROUTED = /"message":"Cannot (GET|POST|PUT|DELETE) /;

/**
 * What the API's description has against an answer, or `null`; what went to no operation is let through.
 * Every end-to-end test that asks by a shared client is held to this, the ones with broken requests as well.
 */
export function problemWith(method: string, path: string, { status, type, text }: Found): string | null {
  noteRequest(path);
  const described = writtenDown();
  const operation = described.operationOf(method, path.split('?')[0] ?? path);
  if (!operation || (status === 404 && UNROUTED.test(text))) return null;
  if (status < 300) succeeded.add(operation.name);
  const sent = type?.split(';')[0] ?? '';
  const problem = described.problemOf(operation, status, sent, isJson(type) ? JSON.parse(text) : text);
  return problem && `${operation.name} answered ${status} unlike its description: ${problem}\n${text.slice(0, 500)}`;
}

const isJson = (type: string | null) => /^application\/(problem\+)?json\b/.test(type ?? '');

/** `fetch` for the API. @throws Error for an answer that its description does not know. */
export async function heldFetch(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${url}${path}`, init);
  const type = answer.headers.get('content-type');
  // Files stream; of them the type is enough.
  const text = isJson(type) ? await answer.clone().text() : '';
  const problem = problemWith(init.method ?? 'GET', path, { status: answer.status, type, text });
  if (problem) throw new Error(problem);
  return answer;
}
