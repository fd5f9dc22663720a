/** In bytes. */
export interface Weight {
  readonly files: number;
  readonly packed: number;
  /** The same with the headers of the answers. */
  readonly wire: number;
  readonly size: number;
}

/** What sessions of Puppeteer and of Playwright have in common. */
interface Session {
  send(method: 'Network.enable'): Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: each has types of its own for what the browser tells
  on(event: any, listener: (event: any) => void): unknown;
}

export function kb(bytes: number): string;
export function missedBy(path: string, weight: Pick<Weight, 'files' | 'packed'>): string[];
export function watchScripts(session: Session): Promise<() => Weight>;
