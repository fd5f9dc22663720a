import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { median } from '../statistics.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';
import { startServer } from './programs.mjs';
import { built } from './service.mjs';
import { makeSubject } from './subject.mjs';

const PICTURES = 16;
/** As many as the service encodes at once. */
const ENCODERS = 2;
/** Enough that no encoder waits for the next picture to come in or the last one to be stored. */
const UPLOADERS = 4;
const LEAST_BYTES = 4 * 1024 * 1024;
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Uploads of a JPEG of nearly 5 MB: their rate beside the encoder alone, and for how long they block the API's event
 * loop.
 */
export async function measureUploads({ mariadb, database, total, options }) {
  const picture = await photograph();
  const { encodeAgain } = await built('platform/files/image.encoder.js');
  const app = await startServer(
    'start:api',
    { DATABASE_URL: mariadb.url(database), LOG_LEVEL: 'warn' },
    { probed: true },
  );
  const connection = await mariadb.connect(database);
  try {
    await app.ready('/health/ready');
    const { token } = await makeSubject(app.url, connection, { total, connections: 1 });
    const form = await formOf(picture);
    const upload = () => send(app.url, token, form);
    const encode = () => encodeAgain(picture, 'image/jpeg');
    await rateOf(upload, UPLOADERS);
    await rateOf(encode, ENCODERS);
    const [ours, alone, blocked] = [[], [], []];
    for (let round = 0; round < options.rounds; round += 1) {
      alone.push(await rateOf(encode, ENCODERS));
      await app.eventLoop();
      ours.push(await rateOf(upload, UPLOADERS));
      blocked.push((await app.eventLoop()).max);
    }
    const share = median(ours) / median(alone);
    return [
      {
        title: 'uploads of a 5 MB JPEG, checked and encoded again',
        found: `${median(ours).toFixed(1)}/s, ${share.toFixed(2)} of sharp alone (${median(alone).toFixed(1)}/s)`,
        budget: `${OTHER_BUDGETS.uploadShare} of sharp alone`,
        kept: share >= OTHER_BUDGETS.uploadShare,
      },
      {
        title: 'the longest that they block the event loop of the API',
        found: `${median(blocked).toFixed(0)} ms (${blocked.map((each) => each.toFixed(0)).join(', ')})`,
        budget: `${OTHER_BUDGETS.blockedMs} ms`,
        kept: median(blocked) <= OTHER_BUDGETS.blockedMs,
      },
    ];
  } finally {
    await connection.end();
    await app.stop();
  }
}

async function rateOf(work, atOnce) {
  let left = PICTURES;
  const began = performance.now();
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return PICTURES / ((performance.now() - began) / 1000);
}

/** Put together once: the service is measured, not who sends. */
async function formOf(picture) {
  const form = new FormData();
  form.set('kind', 'passport');
  form.set('file', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
  const made = new Response(form);
  return { type: made.headers.get('content-type'), bytes: Buffer.from(await made.arrayBuffer()) };
}

/**
 * By `request`: `fetch` takes about twice its processor time for so large a body, at the expense of what is measured.
 */
async function send(url, token, { type, bytes }) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type, 'Content-Length': bytes.length };
  const sent = request(`${url}/api/file/upload`, { method: 'POST', headers }).end(bytes);
  const [answer] = await once(sent, 'response');
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`an upload was refused: ${body}`);
}

/** As a phone takes it: 12 megapixels with some noise, as large as an upload may be. */
async function photograph() {
  for (let quality = 95; quality > 40; quality -= 1) {
    const noise = { type: 'gaussian', mean: 128, sigma: 9 };
    const bytes = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#6688aa', noise } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length >= MOST_BYTES) continue;
    if (bytes.length < LEAST_BYTES) throw new Error(`the picture has only ${bytes.length} bytes`);
    return bytes;
  }
  throw new Error('the picture does not get small enough');
}
