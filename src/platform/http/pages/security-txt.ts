import type { FastifyInstance } from 'fastify';
import type { Env } from '../../../config/env.js';
import { DAY_MS } from '../../../domain/shared/calendar.js';
import { docsPage, escaped } from '../docs/docs-page.js';

const PATH = '/.well-known/security.txt';
const POLICY = '/docs/security';
/** Whoever finds an older copy somewhere knows that it may no longer hold. */
const GOOD_FOR_DAYS = 180;

/**
 * Serves where holes are told (RFC 9116) and what holds for whoever does; neither is there where SECURITY_CONTACT is
 * not set.
 */
export function serveSecurityTxt(server: FastifyInstance, { securityContacts, publicUrl }: Env): void {
  if (!securityContacts) return;
  server.get(PATH, (_, reply) => {
    const text = securityTxt(securityContacts, publicUrl, new Date());
    return reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
  });
  server.get(POLICY, (_, reply) => reply.type('text/html; charset=utf-8').send(policyPage(securityContacts)));
}

export function securityTxt(contacts: readonly string[], publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, zh, ms',
    `Canonical: ${publicUrl}${PATH}`,
    `Policy: ${publicUrl}${POLICY}`,
  ];
  return `${lines.join('\n')}\n`;
}

function policyPage(contacts: readonly string[]): string {
  const links = contacts.map((contact) => {
    const shown = escaped(contact.replace(/^mailto:/, ''));
    return `<a href="${escaped(contact).replaceAll('"', '&quot;')}">${shown}</a>`;
  });
  return docsPage(
    'Tell us of a hole',
    `<h1>Tell us of a hole</h1>
<p>Write to ${links.join(' or ')}, with what you did and what you saw. Leave other people's data alone, take no more of it than shows the hole, and do not disturb the service.</p>
<p>You get an answer within three working days, and are told when the hole is closed. Nobody is pursued who keeps to that.</p>
<p>Please give us time to close it before you tell others.</p>`,
  );
}
