import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { examineFile } from './seal.examination.js';

// The process for one file: its path and our certificates (DER in base64) come as arguments, what was found goes back as one message.
const [path = '', ...certificates] = process.argv.slice(2);
const ours = certificates.map((der) => new X509Certificate(Buffer.from(der, 'base64')));
process.send?.(await examineFile(readFileSync(path), ours), () => process.exit());
