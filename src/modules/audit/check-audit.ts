import type { AuditReader } from './audit.repository.js';
import type { AuditAnchorsService } from './audit-anchors.service.js';

/**
 * Walks the trail and tells what is wrong with it.
 * @param mails with anchors, or the anchors themselves. @returns whether nothing is.
 */
export async function checkAudit(
  trail: AuditReader,
  sealed: AuditAnchorsService,
  mails: ReadonlyArray<{ readonly name: string; readonly text: string }>,
  print: (text: string) => void,
): Promise<boolean> {
  const { anchors, problems, keptSince } = await sealed.find(mails);
  const { checked, broken } = await trail.check(anchors, keptSince);
  for (const problem of problems) print(`Broken: ${problem}`);
  for (const { eventId, problem } of broken) print(`Broken: ${eventId === null ? '' : `event ${eventId}: `}${problem}`);
  const isInOrder = broken.length + problems.length === 0;
  print(
    `${checked} events are in order${isInOrder ? ', and nothing else was found' : '; THE AUDIT TRAIL WAS CHANGED'}`,
  );
  const [first, last] = [anchors[0], anchors.at(-1)];
  print(first && last ? `Compared with ${anchors.length} anchors, of ${first.at} to ${last.at}` : 'There is no anchor');
  return isInOrder;
}
