import { completeForm, FORM_TEXTS, HOLDER } from '../support/applicant.js';
import { compare, stopTokenIn, watchTokenFor } from '../support/editions.js';
import { filePart, multipart } from '../support/multipart.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';
import { acceptAll } from '../support/verdicts.js';
import { done, keep, type Made, officer, opened, server, student } from './openapi-answers.rig.js';

/** An integrator with a key: a check of one and of many, and a webhook. */
export async function walkIntegrators(): Promise<void> {
  const integrator = await keep('integrators', { name: 'Walk', contact: 'walk@contoh.example', purpose: 'Walking.' });
  const permissions = ['reports.check', 'reports.bulk', 'webhooks.manage'];
  const made = await done(officer, 'POST', 'api-keys', { integratorId: integrator.id, name: 'Walk', permissions });
  const program = new PortalClient(server.url, String((made as { key?: string }).key));
  await done(officer, 'GET', 'api-keys');
  await done(officer, 'GET', `api-keys/${made.id}`);
  await done(officer, 'PUT', `api-keys/${made.id}`, { version: made.version, name: 'Walked' });
  const items = Array.from({ length: 101 }, () => ({ number: 'MYV-00000-00000-00000', claims: { name: 'Walk' } }));
  await done(program, 'POST', 'report-checks', { items: items.slice(0, 1) });
  const check = await done(program, 'POST', 'report-checks', { items });
  await waitFor('the check', async () => {
    const progress = (await done(program, 'GET', `report-checks/${check.id}`)) as { state?: string };
    return progress.state === 'finished';
  });
  await done(program, 'GET', `report-checks/${check.id}/results`);
  await opened(program, '/api/v1/report-checks/template');
  const hook = { url: 'https://contoh.invalid/hook', events: ['report.withdrawn'] };
  const webhook = await done(program, 'POST', 'webhooks', hook);
  await done(program, 'GET', 'webhooks');
  await done(program, 'GET', `webhooks/${webhook.id}`);
  await done(program, 'PUT', `webhooks/${webhook.id}`, { ...hook, events: ['report.issued'] });
  await done(program, 'POST', `webhooks/${webhook.id}/rotate-secret`);
  const sent = await done(program, 'POST', `webhooks/${webhook.id}/send`, { type: 'ping' });
  await done(program, 'GET', `webhooks/${webhook.id}/deliveries`);
  await done(program, 'POST', `webhooks/${webhook.id}/deliveries/${sent.id}/send-again`);
  await done(program, 'DELETE', `webhooks/${webhook.id}`);
  await done(officer, 'POST', `api-keys/${made.id}/revoke`);
}

/** A request for access that is admitted, and one that is declined. */
export async function walkAccessRequests(): Promise<void> {
  const anyone = new PortalClient(server.url);
  for (const decision of ['admit', 'decline']) {
    const email = `${decision}@walk.example`;
    const wish = { organisation: `Walk to ${decision}`, person: 'Lim', email, purpose: 'Walking.', volume: '100' };
    await done(anyone, 'POST', 'access-requests', { ...wish, consent: true });
    const mail = await server.mailTo(email, ({ text }) => /\/access\/confirm\?/.test(text ?? ''));
    const token = /access\/confirm\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
    await done(anyone, 'POST', 'access-requests/confirm', { token });
    const asked = (await resource<{ id: number; email: string }[]>(officer, 'GET', 'access-requests')).body;
    const { id } = asked.find((one) => one.email === email) ?? { id: 0 };
    await done(officer, 'GET', 'access-requests');
    await done(officer, 'GET', `access-requests/${id}`);
    await done(
      officer,
      'POST',
      `access-requests/${id}/${decision}`,
      decision === 'admit' ? undefined : { reason: 'No.' },
    );
  }
}

/** A draft that goes, and an application until its approval. */
export async function walkCertificates(): Promise<void> {
  const draft = await done(student, 'POST', 'certificates', { name: 'Draft' });
  await done(student, 'PUT', `certificates/${draft.id}`, { version: draft.version, name: 'Changed' });
  await done(student, 'GET', 'certificates');
  await done(student, 'DELETE', `certificates/${draft.id}`);
  const other = await done(student, 'POST', 'certificates', {});
  await done(student, 'POST', 'certificates/remove', { ids: [other.id] });

  const form = resourceForm(await completeForm(student));
  const waiting = await done(student, 'POST', 'certificates', form);
  const applied = await done(student, 'POST', `certificates/${waiting.id}/apply`, { version: waiting.version });
  const { version } = applied;
  await done(officer, 'POST', 'certificates/next', {});
  await done(officer, 'POST', `certificates/${waiting.id}/claim`);
  await done(officer, 'GET', `certificates/${waiting.id}`);
  await opened(officer, `/api/v1/certificates/${waiting.id}/receipt`);
  await done(officer, 'GET', 'payments');
  await waitFor('the payment', async () => (await resource(officer, 'GET', `payments/${waiting.id}`)).status === 200);
  await done(officer, 'GET', `payments/${waiting.id}`);
  await done(officer, 'DELETE', `certificates/${waiting.id}/claim`);
  await done(officer, 'POST', 'certificates/next', {});
  const [reviewer] = (await resource<Made[]>(officer, 'GET', 'reviewers')).body;
  await done(officer, 'POST', 'certificates/assign', { ids: [waiting.id], userId: reviewer?.id });
  await done(officer, 'GET', `certificates/${waiting.id}/place`);
  const accepted = { version, group: 'photo', verdict: 'accepted', asOne: true };
  await done(officer, 'POST', `certificates/${waiting.id}/verdicts`, accepted);
  await done(officer, 'GET', `certificates/${waiting.id}/verdicts`);
  await done(officer, 'GET', `certificates/${waiting.id}/readings`);
  const [passport = ''] = form.passportPhotos as string[];
  await done(student, 'GET', `files/${passport.slice(passport.lastIndexOf('/') + 1)}/reading`);
  const sentBack = { version, group: 'passport', verdict: 'send_again', comment: 'Page 2 is cut off' };
  await done(officer, 'POST', `certificates/${waiting.id}/verdicts`, sentBack);
  const rejection = { version, groups: ['passport'] };
  const rejected = await done(officer, 'POST', `certificates/${waiting.id}/reject`, rejection);
  const signal = planted(Number(waiting.id));
  await done(officer, 'GET', `certificates/${waiting.id}/signals`);
  await done(officer, 'POST', `signals/${signal}/dismiss`, { note: 'Twins' });
  await done(student, 'GET', `certificates/${waiting.id}`);
  await opened(student, `/api/cert/detail?id=${waiting.id}`);
  await acceptAll(officer, waiting.id, rejected.version);
  await done(officer, 'POST', `certificates/${waiting.id}/approve`, { version: rejected.version, hold: true });
  await done(officer, 'POST', `certificates/${waiting.id}/undo`);
  await done(officer, 'POST', `certificates/${waiting.id}/approve`, { version: rejected.version });
  await done(officer, 'GET', `certificates/${waiting.id}/history`);
  await done(officer, 'POST', 'certificates/authenticate', { ...form, email: student.email, level: 'Degree' });
  await opened(officer, '/api/v1/certificates/export.csv');
  await opened(officer, '/api/v1/reports/sample.pdf');
}

/** A report that is watched, issued anew, corrected and withdrawn, and what tells of it. */
export async function walkReports(): Promise<void> {
  const reports = await resource<{ id: number; number: string; certificateId: number }[]>(officer, 'GET', 'reports');
  const [report] = reports.body;
  const anyone = new PortalClient(server.url);
  await done(officer, 'PUT', `reports/${report?.id}`, await done(officer, 'GET', `reports/${report?.id}`));
  await done(anyone, 'GET', `reports/check/${report?.number}`);
  const rendered = 'SELECT pdf_sha256 AS hash FROM reports WHERE pdf_sha256 IS NOT NULL';
  const { hash } = await waitFor('a PDF', async () => (await rowsOf<{ hash: string }>(server.database, rendered))[0]);
  await done(anyone, 'GET', `reports/check-hash/${hash}`);
  const { type, body: form } = multipart([filePart(Buffer.from('hello'))]);
  const sent = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(form) };
  expect((await anyone.raw('/api/v1/reports/check-file', sent)).status).toBe(200);
  const watch = { email: 'watcher@example.com', language: 'cn' };
  await done(anyone, 'POST', `reports/check/${report?.number}/watch`, watch);
  const token = await watchTokenFor(server, watch.email, String(report?.number));
  await done(anyone, 'POST', 'reports/watch/confirm', { token });
  const { version } = await done(officer, 'GET', `certificates/${report?.certificateId}`);
  const correction = { version, fields: { major: 'Law' }, reason: 'The major was wrong.' };
  const looked = { version, group: 'photo', verdict: 'accepted', asOne: true, corrections: {} };
  await done(officer, 'POST', `certificates/${report?.certificateId}/verdicts`, looked);
  const reissued = await done(officer, 'POST', `reports/${report?.id}/reissue`);
  await compare(officer, reissued.id, version, correction.fields);
  const corrected = await done(officer, 'POST', `reports/${reissued.id}/correct`, correction);
  const { passport, birth } = HOLDER;
  const photo = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passport, birth }),
  };
  expect((await anyone.raw(`/api/v1/reports/check/${report?.number}/photo`, photo)).status).toBe(200);
  const mail = await server.mailTo('watcher@example.com', ({ text }) => /check\/stop/.test(text ?? ''));
  await done(anyone, 'POST', 'reports/watch/stop', { token: stopTokenIn(mail) });
  await done(officer, 'POST', `reports/${corrected.id}/withdraw`, { reason: 'The degree was revoked.' });
  const jobs = await resource<Made[]>(officer, 'GET', 'jobs', { query: { filter: { state: 'done' } } });
  const job = jobs.body[0]?.id;
  await done(officer, 'GET', `jobs/${job}`);
  inData(server, (data) => data.prepare("UPDATE jobs SET state = 'failed' WHERE id = ?").run(job));
  await done(officer, 'POST', `jobs/${job}/retry`);
  await done(officer, 'GET', 'statistics');
  await done(officer, 'GET', 'certificates/counts');
  await opened(officer, '/api/v1/search?q=Wang');
  const preferences = { 'lists.density': 'small' };
  await done(officer, 'PUT', 'me/preferences', { values: preferences });
  await done(officer, 'GET', 'me/preferences');
  await done(officer, 'GET', 'me/draft-key');
  const elsewhere = await signIn(server.url, ADMIN);
  const sessions = await resource<{ id: string; current: boolean }[]>(elsewhere, 'GET', 'me/sessions');
  await done(officer, 'DELETE', `me/sessions/${sessions.body.find(({ current }) => current)?.id}`);
  await done(officer, 'DELETE', 'me/sessions');
  const events = await resource<Made[]>(officer, 'GET', 'audit-events');
  await done(officer, 'GET', `audit-events/${events.body[0]?.id}`);
}

/** A signal on a record that is looked at no more. */
function planted(certificateId: number): number {
  const statement = `INSERT INTO signals (certificate_id, kind, evidence, state, found_at)
    VALUES (?, 'passport_elsewhere', '{"certificateIds":[1]}', 'open', 0)`;
  return inData(server, (data) => {
    data.prepare(statement).run(certificateId);
    const found = 'SELECT MAX(id) AS id FROM signals WHERE certificate_id = ?';
    return data.prepare<[number], { id: number }>(found).get(certificateId)?.id ?? 0;
  });
}

/** The portal's names of a form's fields in those of the resource API. */
function resourceForm(form: Awaited<ReturnType<typeof completeForm>>): Record<string, unknown> {
  const named = Object.entries({ ...FORM_TEXTS, ...form }).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}
