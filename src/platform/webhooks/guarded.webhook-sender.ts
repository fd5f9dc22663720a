import type { LookupAddress } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf } from '../../config/host.js';
import type { TryProblem } from '../../domain/webhook/delivery.js';
import { isForbiddenAddress } from './forbidden-addresses.js';
import { type WebhookAnswer, type WebhookCall, WebhookSender } from './webhook-sender.port.js';
import { signedHeaders } from './webhook-signature.js';

/** All addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface Settings {
  readonly httpsOnly: boolean;
  /** For trials on one machine, outside production alone. */
  readonly allowLocal: boolean;
  readonly timeoutMs: number;
}

class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Sends over connections of its own that are looked at when they are made: the socket connects to the very address that
 * was judged, so that a host cannot resolve to another one in between. Redirects are not followed, and no answer is
 * read.
 */
export class GuardedWebhookSender extends WebhookSender {
  readonly httpsOnly: boolean;

  constructor(
    private readonly settings: Settings,
    private readonly resolve: Resolve,
    private readonly judged: (address: string) => boolean = isForbiddenAddress,
  ) {
    super();
    this.httpsOnly = settings.httpsOnly;
  }

  async send(call: WebhookCall): Promise<WebhookAnswer> {
    const begun = performance.now();
    const answer = (status: number | null, problem: TryProblem | null): WebhookAnswer => ({
      status,
      problem,
      milliseconds: Math.round(performance.now() - begun),
    });
    const signal = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const status = await this.post(call, signal);
      return answer(status, status >= 200 && status < 300 ? null : 'status');
    } catch (error) {
      if (error instanceof ForbiddenAddress) return answer(null, 'forbidden_address');
      return answer(null, signal.aborted ? 'timeout' : 'unreachable');
    }
  }

  private post(call: WebhookCall, signal: AbortSignal): Promise<number> {
    const url = new URL(call.url);
    const host = hostOf(url);
    // Of an address there is nothing to resolve, so that no look-up would see it.
    if (isIP(host) !== 0) this.judge(host);
    const options: RequestOptions = {
      method: 'POST',
      // A connection that was kept would have been judged for another call.
      agent: false,
      lookup: this.lookup,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(call.body),
        'user-agent': 'MyVerify-Webhooks/1',
        ...signedHeaders(call),
      },
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const answered = (response: IncomingMessage) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      };
      const made: ClientRequest = send(url, options, answered);
      made.on('error', reject);
      // Nothing was asked to switch: the status is all that counts, and the connection would stay.
      made.on('upgrade', (response, socket) => {
        resolve(response.statusCode ?? 0);
        socket.destroy();
      });
      // However it ends without an answer; one that was given counts already.
      made.on('close', () => reject(new Error('no answer')));
      made.on('socket', (socket) => {
        const judge = () => {
          const { remoteAddress } = socket;
          if (remoteAddress !== undefined && this.isForbidden(remoteAddress)) {
            made.destroy(new ForbiddenAddress(remoteAddress));
          }
        };
        socket.once('connect', judge);
      });
      made.end(call.body);
    });
  }

  /** What the socket connects to: all addresses of the host, and none where one of them is forbidden. */
  private readonly lookup: LookupFunction = (host, options, done) => {
    const answer = async () => {
      const found = await this.resolve(host);
      const [first] = found;
      if (!first) throw new Error(`${host} has no address`);
      for (const { address } of found) this.judge(address);
      return { found, first };
    };
    answer().then(
      ({ found, first }) => (options.all ? done(null, [...found]) : done(null, first.address, first.family)),
      (error: Error) => done(error, ''),
    );
  };

  private judge(address: string): void {
    if (this.isForbidden(address)) throw new ForbiddenAddress(address);
  }

  private isForbidden(address: string): boolean {
    return !this.settings.allowLocal && this.judged(address);
  }
}
