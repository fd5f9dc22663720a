import { X509Certificate } from 'node:crypto';
import type { PassingFile } from '../files/file-intake.port.js';
import { openPassing } from '../files/passing-file.js';
import { answerTasks } from '../processes/answer-tasks.js';
import { examineFile } from './seal.examination.js';
import type { FoundSeal } from './seal-reader.port.js';

/** A file, and our certificates: DER in base64. */
export interface SealTask extends PassingFile {
  readonly certificates: readonly string[];
}

answerTasks(async ({ path, key, certificates }: SealTask): Promise<FoundSeal> => {
  const ours = certificates.map((der) => new X509Certificate(Buffer.from(der, 'base64')));
  return examineFile(await openPassing({ path, key }), ours);
});
