import { connect } from 'node:net';

const END = Buffer.from('\r\n\r\n');

/**
 * @param {{ method?: string, path: string, token?: string, json?: object }} call
 * @returns {Buffer} the request as it goes over the wire
 */
export function requestOf({ method = 'GET', path, token, json }) {
  const body = json === undefined ? null : Buffer.from(JSON.stringify(json));
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), ...(body ? [body] : [])]);
}

/**
 * Sends requests over connections that are kept, each the next one as soon as it has its answer. On the bare sockets: what counts
 * requests must not take the processor from what answers them. The first answer of each connection counts however long it takes, so
 * that there is always one to tell of; later ones count until the time is over.
 * @param {number} port
 * @param {{ connections: number, seconds: number, next: (connection: number, turn: number, answer: Buffer | null) => Buffer }} options
 *   `next` makes the request; `answer` is the body of the one before on this connection
 * @returns {Promise<{ rate: number, times: number[] }>} answers a second, and the milliseconds that each took
 * @throws Error for every answer but 200.
 */
export async function drive(port, { connections, seconds, next }) {
  const times = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const lines = Array.from({ length: connections }, (_, line) => driveOne(port, line, end, next, times));
  await Promise.all(lines);
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  return { rate: times.length / Math.max(seconds, longest / 1000), times };
}

function driveOne(port, line, end, next, times) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let turn = 0;
    let sent = 0;
    let gathered = [];
    let size = 0;
    let needed = -1;
    let headEnd = -1;
    const fail = (error) => {
      socket.destroy();
      reject(error);
    };
    const send = (answer) => {
      const now = performance.now();
      if (now >= end) {
        socket.destroy();
        resolve();
        return;
      }
      sent = now;
      try {
        socket.write(next(line, turn++, answer));
      } catch (error) {
        fail(error);
      }
    };
    const receive = (chunk) => {
      gathered.push(chunk);
      size += chunk.length;
      if (needed < 0) {
        const all = gathered.length === 1 ? chunk : Buffer.concat(gathered);
        gathered = [all];
        headEnd = all.indexOf(END);
        if (headEnd < 0) return;
        const head = all.latin1Slice(0, headEnd);
        const length = /\r\ncontent-length: *(\d+)/i.exec(head);
        if (!head.startsWith('HTTP/1.1 200') || !length) {
          fail(new Error(`an answer that was not expected: ${all.toString().slice(0, 600)}`));
          return;
        }
        needed = headEnd + END.length + Number(length[1]);
      }
      if (size < needed) return;
      const answer = (gathered.length === 1 ? gathered[0] : Buffer.concat(gathered)).subarray(headEnd + END.length);
      gathered = [];
      size = 0;
      needed = -1;
      const now = performance.now();
      if (now <= end || turn === 1) times.push(now - sent);
      send(answer);
    };
    socket.on('connect', () => send(null));
    socket.on('data', receive);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the connection was closed before the answer')));
  });
}
