import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { message } from '../../../domain/messages/message.js';
import { surfaceOf } from './error.filter.js';
import { ERROR_TYPE, errorBody, type HttpError } from './problem.js';

const REQUEST_LINE_MAX = 2000;

const ERRORS: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'invalid_input', said: message('headers_too_large') },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'too_large', said: message('body_too_large') },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'timeout', said: message('request_too_slow') },
};
const NOT_HTTP: HttpError = { status: 400, reason: 'invalid_input', said: message('not_http') };

/**
 * Answers what is no request to Node yet, such as an unknown method or headers without end; nothing else will see it.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const found = ERRORS[error.code] ?? NOT_HTTP;
  const surface = surfaceOf(addressIn(error.rawPacket));
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(found, surface, requestId));
  const head = [
    `HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}`,
    `Content-Type: ${ERROR_TYPE[surface]}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** The address in what was read so far; the root where there is none. */
function addressIn(packet: unknown): string {
  const line = packet instanceof Uint8Array ? Buffer.from(packet.subarray(0, REQUEST_LINE_MAX)).toString('latin1') : '';
  return /^\S+ +(\S+)/.exec(line)?.[1] ?? '/';
}
