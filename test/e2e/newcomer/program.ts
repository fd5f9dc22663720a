/**
 * Written by somebody who has read `/docs` and nothing else: a key, one check, a thousand from a table, and a webhook.
 * It imports nothing of the project; the signature is verified by the published package.
 */
import { Webhook } from 'standardwebhooks';

interface Checked {
  readonly items: readonly { readonly line: number; readonly result: string; readonly fields: Fields }[];
  readonly problems: readonly { readonly line: number; readonly column: string | null; readonly code: string }[];
}

type Fields = Readonly<Record<string, { readonly match: string; readonly because: string | null }>>;

export class Newcomer {
  constructor(
    private readonly server: string,
    private readonly key: string,
  ) {}

  /** One report, and what its holder says of it. */
  async checkOne(number: string, claims: Readonly<Record<string, string>>): Promise<Checked['items'][number]> {
    const answer = await this.call('POST', '/api/v1/report-checks', 'application/json', {
      items: [{ number, claims }],
    });
    const [item] = ((await answer.json()) as Checked).items;
    if (!item) throw new Error('nothing was checked');
    return item;
  }

  /** A table, which is done beside the request: asked for until it is finished. */
  async checkTable(csv: string): Promise<Checked> {
    const started = await this.call('POST', '/api/v1/report-checks', 'text/csv', csv);
    if (started.status !== 202) throw new Error(`not begun: ${started.status}`);
    const address = started.headers.get('location') ?? '';
    for (;;) {
      const progress = (await (await this.call('GET', address)).json()) as { readonly state: string };
      if (progress.state === 'finished') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return (await this.call('GET', `${address}/results`)).json() as Promise<Checked>;
  }

  /** @returns the secret. */
  async listen(url: string, events: readonly string[]): Promise<string> {
    const made = await this.call('POST', '/api/v1/webhooks', 'application/json', { url, events });
    return ((await made.json()) as { readonly secret: string }).secret;
  }

  private async call(method: string, path: string, type?: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.key}` };
    if (type) headers['content-type'] = type;
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const answer = await fetch(this.server + path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

/** What a webhook was told, where its signature is right. @throws Error where it is not. */
export function eventIn(secret: string, headers: Record<string, string>, body: string): Record<string, unknown> {
  return new Webhook(secret).verify(body, headers) as Record<string, unknown>;
}
