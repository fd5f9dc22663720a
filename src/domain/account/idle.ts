import { isStaffRole } from './role.js';

/**
 * After how long without an action of a person a session of staff ends. From the settings, which are injected by this
 * class.
 */
export abstract class StaffIdle {
  abstract readonly minutes: number;
}

/** Uses of sessions are gathered for so long before they are written; within it a session is not known to be idle. */
export const USES_GATHERED_MS = 60_000;

/**
 * What a program sends by itself, such as looking for news every minute, says so with this header, and is no action of
 * a person.
 */
export const BACKGROUND_HEADER = 'x-background';

/** Whether a session has ended since nobody did anything in it. Students' sessions last until they expire. */
export function isIdle(
  { minutes }: StaffIdle,
  { roleId, lastUsedAt }: { readonly roleId: number; readonly lastUsedAt: Date },
  now: Date,
): boolean {
  return isStaffRole(roleId) && now.getTime() - lastUsedAt.getTime() > minutes * 60_000 + USES_GATHERED_MS;
}
