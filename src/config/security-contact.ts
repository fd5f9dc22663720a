import { emailProblem } from '../domain/account/email.js';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/**
 * Where holes are told: addresses of mail or of pages, separated by commas, the preferred one first.
 * @returns them as URIs; `null` where none is set.
 * @throws SettingError
 */
export function readSecurityContact(given: Given): { readonly securityContacts: readonly string[] | null } {
  const parts =
    given('SECURITY_CONTACT')
      ?.split(',')
      .map((part) => part.trim()) ?? null;
  return { securityContacts: parts?.map(toUri) ?? null };
}

function toUri(part: string): string {
  if (emailProblem(part) === null) return `mailto:${part}`;
  const isPage = part.startsWith('https://') && URL.canParse(part) && !/\s/.test(part);
  const isMail = part.startsWith('mailto:') && emailProblem(part.slice('mailto:'.length)) === null;
  if (isPage || isMail) return part;
  throw new SettingError(
    `SECURITY_CONTACT must be addresses of mail or of https pages, separated by commas, not "${part}"`,
  );
}
