import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_MS = 5_000;

/**
 * Reads and forgets the rest of a body that was refused half-way, before it is answered. Closing a connection on which
 * bytes are still coming in resets it, and takes the answer from whoever sends first and reads afterwards, proxies
 * among them. What is larger than 16 MiB or takes longer than 5 seconds is closed all the same. A hook, for what is
 * refused half-way may never reach an operation.
 */
export function drainUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.complete || reply.getHeader('connection') !== 'close') return done(null, payload);
    forgetRest(raw, () => done(null, payload));
  });
}

function forgetRest(body: IncomingMessage, done: () => void): void {
  let left = MOST_BYTES;
  const onData = (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) finish();
  };
  const finish = () => {
    clearTimeout(timer);
    body.off('data', onData).off('end', finish).off('close', finish).pause();
    done();
  };
  const timer = setTimeout(finish, LONGEST_MS);
  body.on('data', onData).on('end', finish).on('close', finish).resume();
}
