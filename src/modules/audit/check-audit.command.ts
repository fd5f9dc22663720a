import { readFile } from 'node:fs/promises';
import { SettingError } from '../../config/setting-error.js';
import type { AuditReader } from './audit.repository.js';
import type { AuditAnchorsService } from './audit-anchors.service.js';

/**
 * Walks the trail and tells what is wrong with it.
 * @param files paths of mails with anchors. @returns whether nothing is. @throws SettingError for a file that cannot be read.
 */
export async function checkAudit(
  trail: AuditReader,
  sealed: AuditAnchorsService,
  files: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const more = await Promise.all(files.map(async (name) => ({ name, text: await textOf(name) })));
  const { anchors, problems } = await sealed.find(more);
  const { checked, broken } = await trail.check(anchors);
  for (const problem of problems) print(`Broken: ${problem}`);
  for (const { eventId, problem } of broken) print(`Broken: ${eventId === null ? '' : `event ${eventId}: `}${problem}`);
  const [first, last] = [anchors[0], anchors.at(-1)];
  print(first && last ? `Compared with ${anchors.length} anchors, of ${first.at} to ${last.at}` : 'There is no anchor');
  const isInOrder = broken.length + problems.length === 0;
  print(
    `${checked} events are in order${isInOrder ? ', and nothing else was found' : '; THE AUDIT TRAIL WAS CHANGED'}`,
  );
  return isInOrder;
}

async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new SettingError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
}
