import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOfNews } from '../views.js';

/** What belongs to one connection and not to the request. */
const OF_THE_LINE = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
  'trailer',
]);
/** As long as the API keeps a connection. */
const KEEP_ALIVE_MS = 72_000;

/** What stands before several APIs in production: hands each request to the next of them. */
export class Balancer {
  private targets: URL[] = [];
  private turn = 0;
  /** Lets go of connections long before the APIs do, which would close one just as it is used again. */
  private readonly agent = new Agent({ keepAlive: true, timeout: 5_000 });
  /** When an article was last read: its views are written a little later. */
  lastArticle = 0;

  private constructor(readonly url: string) {}

  static async start(): Promise<Balancer> {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const balancer = new Balancer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (asked, reply) => balancer.pass(asked, reply));
    return balancer;
  }

  serve(addresses: readonly string[]): void {
    this.targets = addresses.map((address) => new URL(address));
  }

  private pass(asked: IncomingMessage, reply: ServerResponse): void {
    const target = this.targets[this.turn++ % this.targets.length];
    if (!target) return void reply.writeHead(503).end();
    if (isOfNews(asked.url ?? '')) this.lastArticle = Date.now();
    const from = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
    const onward = request({
      host: target.hostname,
      port: target.port,
      method: asked.method,
      path: asked.url,
      agent: this.agent,
      headers: [...passedOn(asked, 'x-forwarded-for'), 'X-Forwarded-For', from, ...framing(asked)],
    });
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, passedOn(answer));
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
      answer.on('aborted', () => reply.destroy());
    });
    onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    reply.on('close', () => onward.destroy());
    // What is answered before it has arrived has to arrive all the same: the connection is used again.
    reply.on('finish', () => asked.unpipe().resume());
    asked.on('aborted', () => onward.destroy());
    asked.pipe(onward);
  }
}

/** The raw headers, names and values in turn, that do not belong to the connection. */
function passedOn({ rawHeaders }: IncomingMessage, but = ''): string[] {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!OF_THE_LINE.has(name.toLowerCase()) && name.toLowerCase() !== but) kept.push(name, value);
  }
  return kept;
}

/** A body without a length goes on in chunks. */
function framing({ headers }: IncomingMessage): string[] {
  return headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
}
