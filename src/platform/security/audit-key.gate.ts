import { SettingError } from '../../config/setting-error.js';

/** Begins the keyed chains, or goes on with them. @throws SettingError where they were kept with another key. */
export async function openAuditTrail(chains: { begin(): Promise<boolean> }): Promise<void> {
  if (await chains.begin()) return;
  throw new SettingError(
    'AUDIT_KEY is not the key that the audit trail is kept with: set that one, or put it into AUDIT_KEYS_OLD, the newest first',
  );
}
