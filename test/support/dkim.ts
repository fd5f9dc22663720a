import { createHash, createVerify, type KeyObject } from 'node:crypto';

interface Signed {
  /** The tags of the signature: `d` the domain, `s` the selector, `h` the names of the headers that are signed. */
  readonly tags: Readonly<Record<string, string>>;
  readonly bodyFits: boolean;
  readonly headersFit: boolean;
}

/** Holds a mail as it arrived against its DKIM signature (RFC 6376; relaxed/relaxed, RSA with SHA-256). */
export function checkDkim(message: Buffer, key: KeyObject): Signed | null {
  const text = message.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers = text.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header));
  if (!signature) return null;
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/\s+/g, ''))
      .filter((tag) => tag !== '')
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
  const body = text
    .slice(end + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)+$/, '\r\n');
  // From the last of that name upwards; each is signed once.
  const left = [...headers].reverse();
  const named = (tags.h ?? '').split(':').flatMap((name) => {
    const at = left.findIndex((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return at < 0 ? [] : left.splice(at, 1);
  });
  const unsigned = relaxed(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const verify = createVerify('RSA-SHA256');
  verify.update(Buffer.from([...named.map(relaxed), unsigned].join('\r\n'), 'latin1'));
  return {
    tags,
    bodyFits: createHash('sha256').update(body, 'latin1').digest('base64') === tags.bh,
    headersFit: verify.verify(key, tags.b ?? '', 'base64'),
  };
}

function relaxed(header: string): string {
  const colon = header.indexOf(':');
  const value = header
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ');
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.trim()}`;
}
