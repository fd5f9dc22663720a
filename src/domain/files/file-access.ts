import { type Actor, isStudent, may, readsCertificates } from '../account/actor.js';
import { KIND_RULES } from './file-kind.js';
import type { StoredFile } from './stored-file.js';

/**
 * Who may see a file without a signed link.
 * @param namedForActor whether a record of the actor names the file: what staff attach to a student's record is the
 * student's to read.
 */
export function maySeeFile(
  actor: Actor | null,
  { kind, ownerId }: Pick<StoredFile, 'kind' | 'ownerId'>,
  namedForActor: boolean,
): boolean {
  if (isPublic(kind)) return true;
  if (!actor) return false;
  if (KIND_RULES[kind].visibility === 'reviewers') return may(actor, 'certificates.review');
  return actor.userId === ownerId || namedForActor || readsCertificates(actor);
}

/** Whether it has to be found out if a record of the actor names the file. */
export function dependsOnRecords(actor: Actor | null, file: Pick<StoredFile, 'kind' | 'ownerId'>): actor is Actor {
  if (KIND_RULES[file.kind].visibility === 'reviewers') return false;
  return actor !== null && isStudent(actor) && !maySeeFile(actor, file, false);
}

/**
 * Whether it is written down before the file is given: where staff look at what is another's. Any other look at a
 * private file is told soon after.
 */
export function isNotedView(actor: Actor | null, { kind, ownerId }: Pick<StoredFile, 'kind' | 'ownerId'>): boolean {
  return actor !== null && !isPublic(kind) && actor.userId !== ownerId && readsCertificates(actor);
}

export function isPublic(kind: StoredFile['kind']): boolean {
  return KIND_RULES[kind].visibility === 'public';
}
