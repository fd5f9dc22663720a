import { Agent, request } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Sends what `fetch` would, for less than half of the processor time: for tests that ask tens of thousands of times.
 */
export class KeptConnections {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    atOnce: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  /** The address is written as `fetch` writes it; a redirect is not followed. */
  ask(path: string, { method, headers = {}, body }: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { agent: this.agent, method, headers: { ...headers, ...length } };
      const call = request(new URL(`${this.url}${path}`), options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
        });
      });
      // What was answered before all of it was read may break off: then the answer is there already.
      call.on('error', reject);
      call.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
