// What the demonstration asks of the server, and finds in its mails.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './process.mjs';

export const URL_OF_SERVER = (process.env.DEMO_URL ?? 'http://localhost:3000').replace(/\/$/, '');
export const DATA = process.env.DATA_DIR ?? join(ROOT, 'var');
const MAILS = process.env.DEMO_MAILS ?? process.env.MAIL_DIR ?? join(DATA, 'mails');

let step = 0;
export const say = (text) => console.log(`${String(++step).padStart(2)}. ${text}`);

export async function call(path, { token, body, form, query } = {}) {
  const url = new URL(URL_OF_SERVER + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const answer = await fetch(url, {
    method: body || form ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: form ?? (body ? JSON.stringify(body) : undefined),
  });
  const envelope = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(envelope)}`);
  return envelope;
}

export const signIn = async (body) => (await call('/api/user/login', { body })).data.token;

/** A code in a mail, and no colour of it. */
const CODE = /(?<![#\w])(\d{6})\b/;

/** The code in the newest mail to an address that has one. */
export async function codeTo(address) {
  const mail = await mailTo(address, CODE);
  const body = mail
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n');
  return CODE.exec(body)?.[1];
}

/** The newest mail to an address whose text holds `words`. */
export async function mailTo(address, words) {
  for (let tries = 0; tries < 300; tries += 1) {
    const names = await readdir(MAILS).catch(() => []);
    const files = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => ({ path: join(MAILS, name), at: (await stat(join(MAILS, name))).mtimeMs })),
    );
    for (const { path } of files.sort((one, other) => other.at - one.at)) {
      const text = (await readFile(path, 'utf8')).replace(/=\r?\n/g, '');
      if (text.includes(address) && words.test(text)) return text;
    }
    await sleep(100);
  }
  throw new Error(`no mail to ${address} came into ${MAILS}. Is this the folder of the server at ${URL_OF_SERVER}?`);
}

export async function upload(token, kind, name, bytes) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([bytes]), name);
  const { data } = await call('/api/file/upload', { token, form });
  console.log(`      ${kind.padEnd(12)}${name.padEnd(22)}${String(bytes.length).padStart(8)} bytes  ->  ${data.url}`);
  return data.url;
}
