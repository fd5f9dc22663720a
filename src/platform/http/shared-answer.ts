import type { AppReply } from './request.js';

/** For programs of everyone, those in the pages of others too: what verifiers of credentials ask for. */
export function forAll(reply: AppReply, seconds: number): AppReply {
  return reply
    .header('Cache-Control', `public, max-age=${seconds}`)
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
}
