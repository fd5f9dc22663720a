import { sign, verify, type X509Certificate } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SealKeys } from './seal-keys.js';
import { StatementSigner } from './statement-signer.port.js';

const SIGNED = /\{"statement":"((?:[^"\\]|\\.)*)","signature":"([A-Za-z0-9+/=]*)","certificate":"([0-9a-f]{64})"\}/;

/** How base64 of it begins, as in a mail. */
const MAILED = /eyJzdGF0ZW1lbnQiOi[A-Za-z0-9+/]+/;

/** Plain signatures (RSA or ECDSA with SHA-256, whatever the key is), so that `openssl dgst -verify` reads them too. */
@Injectable()
export class KeyStatementSigner extends StatementSigner {
  constructor(@Inject(SealKeys) private readonly keys: SealKeys) {
    super();
  }

  sign(text: string): string {
    const { key, certificate } = this.keys;
    const signature = sign('sha256', Buffer.from(text), key).toString('base64');
    return JSON.stringify({ statement: text, signature, certificate: nameOf(certificate) });
  }

  open(signed: string): string | null {
    const [mailed] = MAILED.exec(signed.replace(/\s+/g, '')) ?? [];
    const text = mailed === undefined ? signed : Buffer.from(mailed, 'base64').toString();
    const [found, , signature = '', name] = SIGNED.exec(text) ?? [];
    const certificate = this.keys.all.find((each) => nameOf(each) === name);
    if (found === undefined || !certificate) return null;
    const { statement } = JSON.parse(found) as { statement: string };
    const bytes = Buffer.from(statement);
    return verify('sha256', bytes, certificate.publicKey, Buffer.from(signature, 'base64')) ? statement : null;
  }
}

const nameOf = ({ fingerprint256 }: X509Certificate) => fingerprint256.replaceAll(':', '').toLowerCase();
