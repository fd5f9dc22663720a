import { PortalClient } from './portal.js';
import type { RunningServer } from './server.js';
import { ageCodes, mailsWritten } from './server-data.js';

const CODE = /\b\d{6}\b/;

/** All codes mailed to an address so far. */
async function codesTo(server: RunningServer, email: string): Promise<string[]> {
  const mails = await server.mails();
  return mails
    .filter((mail) => mail.to?.[0]?.address === email)
    .flatMap((mail) => CODE.exec(mail.text ?? '')?.slice(0, 1) ?? []);
}

/** The code that was mailed last to an address. */
export async function lastCode(server: RunningServer, email: string): Promise<string> {
  await mailsWritten(server);
  const code = (await codesTo(server, email)).at(-1);
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Asks for a code as if the cooldown had passed. @returns the code that is mailed. */
export async function freshCode(
  server: RunningServer,
  email: string,
  purpose: 'register' | 'reset' = 'register',
): Promise<string> {
  await mailsWritten(server);
  ageCodes(server, email, 61);
  const known = await codesTo(server, email);
  const answer = await new PortalClient(server.url).post('/api/user/send-email-code', { email, purpose });
  if (answer.code !== 200) throw new Error(`no code for ${email}: ${answer.status} ${answer.message}`);
  await mailsWritten(server);
  const code = (await codesTo(server, email)).find((candidate) => !known.includes(candidate));
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Six digits that are not these. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
