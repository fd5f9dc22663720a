import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { bufferOf, OID } from './cms.names.js';

const LONGEST_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;
/** granted, grantedWithMods */
const GRANTED = new Set([0, 1]);

/**
 * Asks a time-stamp authority (RFC 3161) to state when it saw these bytes.
 * @returns the TimeStampToken in DER.
 * @throws Error where it does not answer in time, refuses, or answers about something else.
 */
export async function timeStampOf(bytes: Uint8Array, url: string, signal: AbortSignal): Promise<Uint8Array> {
  const digest = createHash('sha256').update(bytes).digest();
  // Positive, as an INTEGER: the first bit is off, and the first byte is not zero.
  const nonce = Buffer.concat([Buffer.from([0x41]), randomBytes(15)]);
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: bufferOf(digest) }),
    }),
    nonce: new asn1js.Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  });
  const answer = await ask(url, new Uint8Array(request.toSchema().toBER()), signal);
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(answer);
  if (!GRANTED.has(status.status) || !timeStampToken) {
    throw new Error(`the time-stamp authority refused, with status ${status.status}`);
  }
  checkAnswer(timeStampToken, digest, nonce);
  return new Uint8Array(timeStampToken.toSchema().toBER());
}

async function ask(url: string, body: Uint8Array, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: bufferOf(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  if (!answer.ok || !answer.body) throw new Error(`the time-stamp authority answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error('the time-stamp authority answers too much');
    chunks.push(chunk);
  }
  return bufferOf(Buffer.concat(chunks));
}

/** A stamp for other bytes, or an old one sent again, is none. */
function checkAnswer(token: pkijs.ContentInfo, digest: Buffer, nonce: Buffer): void {
  const signed = new pkijs.SignedData({ schema: token.content });
  const content = signed.encapContentInfo.eContent;
  if (!content) throw new Error('the time stamp is empty');
  const info = pkijs.TSTInfo.fromBER(content.getValue());
  const stamped = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!stamped.equals(digest)) throw new Error('the time stamp is for something else');
  const answered = info.nonce ? Buffer.from(info.nonce.valueBlock.valueHexView) : null;
  if (!answered?.equals(nonce)) throw new Error('the time stamp answers another request');
}
