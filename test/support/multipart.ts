import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { problemWith } from './held-answers.js';
import type { PortalClient } from './portal.js';

const UPLOAD = '/api/file/upload';

/** A part of a form as it goes over the line; a part with a file name is a file. */
export interface Part {
  readonly name: string;
  /** As it stands between the quotes of the header. */
  readonly fileName?: string;
  readonly value: Uint8Array | string;
}

export const filePart = (value: Uint8Array, fileName = 'paper.pdf', name = 'file'): Part => ({ name, fileName, value });
export const kindPart = (kind: string): Part => ({ name: 'kind', value: kind });

/** A form put together by hand, for what a browser would not send. */
export function multipart(parts: readonly Part[]): { readonly type: string; readonly body: Buffer } {
  const boundary = randomBytes(12).toString('hex');
  const pieces = parts.flatMap(({ name, fileName, value }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

export interface UploadAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: {
    readonly url: string;
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly reason: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
}

/** Sends a form made by hand. */
export async function sendForm(client: PortalClient, parts: readonly Part[], path = UPLOAD): Promise<UploadAnswer> {
  const { type, body } = multipart(parts);
  const answer = await client.raw(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
  return { ...((await answer.json()) as Omit<UploadAnswer, 'status'>), status: answer.status };
}

/** Begins an upload whose body the test writes; without a length it goes in chunks. */
export function beginUpload(
  client: PortalClient,
  headers: Readonly<Record<string, string | number>>,
  path = UPLOAD,
): ClientRequest {
  const session = client.token ? { authorization: `Bearer ${client.token}` } : {};
  return request(client.url + path, { method: 'POST', headers: { ...session, ...headers } });
}

/** The answer to a request that was begun, once its head is there. */
export async function answerTo(sent: ClientRequest): Promise<UploadAnswer> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const status = answer.statusCode ?? 0;
  const problem = problemWith('POST', UPLOAD, { status, type: answer.headers['content-type'] ?? null, text });
  if (problem) throw new Error(problem);
  return { ...(JSON.parse(text) as Omit<UploadAnswer, 'status'>), status };
}
