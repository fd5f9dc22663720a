import type { Env } from '../../config/env.js';
import type { Database } from '../db/database.js';
import { AesSecretBox } from '../security/aes.secret-box.js';
import { markCurrentKey, refuseOtherKey } from '../security/files-key.gate.js';
import { KeyRing } from '../security/key-ring.js';
import type { RawFiles } from '../storage/raw-files.port.js';
import { FileResealing } from './file-resealing.js';
import { RowResealing } from './row-resealing.js';
import { leavingNoTraces } from './traces.js';

const TOLD_EVERY = 1_000;

/**
 * Brings everything that is kept under the current FILES_KEY, what lies in clear and a row knows included, while the
 * service goes on. Stopped anywhere it is begun again by the same call, which passes over what is done.
 * @returns whether all of it is under the current key now.
 */
export async function rotateFilesKey(
  env: Env,
  database: Database,
  files: RawFiles,
  print: (text: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  await refuseOtherKey(database, env.filesKeys);
  const ring = new KeyRing(env.filesKeys);
  const rows = await leavingNoTraces(database, () =>
    new RowResealing(database, new AesSecretBox(ring)).run((place) => print(`Does not open: ${place}`), signal),
  );
  print(`${rows.looked} kept texts: ${rows.changed} sealed anew, ${rows.looked - rows.changed} were so already`);
  const done = await new FileResealing(files, ring, database).run((counts, problem) => {
    if (problem !== null) print(problem);
    if (counts.looked % TOLD_EVERY === 0) print(`${counts.looked} files looked at ...`);
  }, signal);
  const already = done.looked - done.sealed - done.changed - done.damaged - done.unnamed;
  print(
    `${done.looked} files: ${done.sealed} were in clear, ${done.changed} under the key before, ${already} were so already`,
  );
  if (done.unnamed > 0) print(`${done.unnamed} more lie in clear, and stay so: no row tells what they have to be`);
  if (signal.aborted) {
    print('Stopped before the end: the same command goes on from here');
    return false;
  }
  // What does not open by either key is not helped by keeping the one before.
  await markCurrentKey(database, env.filesKeys);
  const damaged = rows.damaged + done.damaged;
  if (damaged === 0) print('Everything is under the current FILES_KEY: FILES_KEY_PREVIOUS may go');
  else
    print(
      `${damaged} DO NOT OPEN by FILES_KEY or FILES_KEY_PREVIOUS, or are not what was stored; everything else is under FILES_KEY`,
    );
  return damaged === 0;
}
