import { readFileSync } from 'node:fs';
import { SettingError } from './setting-error.js';
import type { Variables } from './variables.js';

/**
 * The settings that are secrets, or addresses with one in them. What already names a file of a key is not among them.
 */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'SMTP_URL',
  'BOUNCE_IMAP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'AUDIT_KEY',
  'AUDIT_KEYS_OLD',
  'FILES_KEY',
  'FILES_KEY_PREVIOUS',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

/**
 * Takes each secret that is not set, and whose name with `_FILE` behind it is, from the file named there: where
 * containers and systemd put secrets, and a list of processes does not show them. Line ends around it do not count.
 * @throws SettingError for a secret that is set both ways, and for a file that cannot be read or is empty.
 */
export function withSecretFiles(variables: Variables): Variables {
  const taken: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (variables[name]?.trim()) throw new SettingError(`${name} and ${name}_FILE must not both be set`);
    taken[name] = secretIn(`${name}_FILE`, path);
  }
  return { ...variables, ...taken };
}

function secretIn(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingError(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (text === '') throw new SettingError(`${name}: ${path} is empty`);
  return text;
}
