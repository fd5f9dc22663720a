import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answerTasks } from '../processes/answer-tasks.js';
import { examineFile } from './seal.examination.js';
import type { FoundSeal } from './seal-reader.port.js';

/** The path of a file, and our certificates: DER in base64. */
export interface SealTask {
  readonly path: string;
  readonly certificates: readonly string[];
}

answerTasks(({ path, certificates }: SealTask): Promise<FoundSeal> => {
  const ours = certificates.map((der) => new X509Certificate(Buffer.from(der, 'base64')));
  return examineFile(readFileSync(path), ours);
});
