import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc16 } from '../../src/domain/payment/emvco.js';
import { makeSealKeys } from '../../src/platform/seal/seal-keys.maker.js';
import { FILES_KEY } from './files-key.js';

const tlv = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

function duitNowPayload(): string {
  const account = tlv('00', 'A0000006150001') + tlv('01', '000001') + tlv('02', 'VERIFIER00001');
  const body =
    tlv('00', '01') +
    tlv('01', '11') +
    tlv('26', account) +
    tlv('52', '8299') +
    tlv('53', '458') +
    tlv('58', 'MY') +
    tlv('59', 'VERIFIER BERHAD') +
    tlv('60', 'KUALA LUMPUR');
  return `${body}6304${crc16(`${body}6304`)}`;
}

export const OPERATOR = { email: 'operator@verifier.example', password: 'Operator-2026' };

const SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  MAIL_FROM: 'MyVerify <no-reply@verifier.example>',
  JWT_SECRET: 'a secret of the tests that is as long as it must be',
  AUDIT_KEY: 'a key of the tests that is as long as it has to be',
  FILES_KEY,
  ADMIN_EMAIL: OPERATOR.email,
  ADMIN_PASSWORD: OPERATOR.password,
  BANK_NAME: 'Bank of the Tests',
  BANK_ACCOUNT_NUMBER: '5141 2233 4455',
  BANK_ACCOUNT_NAME: 'Verifier Berhad',
  BANK_SWIFT: 'TESTMYKL',
  DUITNOW_PAYLOAD: duitNowPayload(),
};

/** What has to be set in production, with keys made into the data folder. */
export async function productionSettings(dataDir: string): Promise<Record<string, string>> {
  const names = { key: 'key.pem', certificate: 'certificate.pem' };
  const keys = join(dataDir, 'keys-of-the-operator');
  await makeSealKeys(keys, names, new Date());
  const { privateKey } = generateKeyPairSync('ed25519');
  const credentialKey = join(keys, 'credential-key.pem');
  await writeFile(credentialKey, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return {
    ...SETTINGS,
    DATA_DIR: dataDir,
    SIGNING_KEY: join(keys, names.key),
    SIGNING_CERT: join(keys, names.certificate),
    CREDENTIAL_KEY: credentialKey,
    CONFIRMATION_REQUIRED: 'none',
    // Tests run as root, too, for whom Chromium has no sandbox.
    CHROMIUM_SANDBOX: 'off',
    STAFF_MFA: 'offered',
  };
}
