import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { newWalletKey, Wallet } from '../support/wallet.js';

export const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code';

interface Offer {
  readonly link: string;
  readonly qr: string;
  readonly pin: string;
  readonly endsAt: string;
}

export let server: RunningServer;
export let anyone: PortalClient;
export let student: Awaited<ReturnType<typeof registerStudent>>;
export let certificate: PortalCertificate;

/** Before all tests of a file: a student with a verified certificate, where wallets are switched on. */
export async function startWallets(): Promise<void> {
  server = await startServer({ env: { WALLET: 'on' } });
  anyone = new PortalClient(server.url);
  student = await registerStudent(server);
  certificate = await verified();
}

export async function verified(): Promise<PortalCertificate> {
  const officer = await signIn(server.url, ADMIN);
  const { id } = await record(student, 'add-apply', await completeForm(student));
  const done = await record(officer, 'update-auth', { id });
  await waitFor('the report', async () => (await student.raw(`/api/cert/pdf?id=${id}`)).status === 200);
  return done;
}

export const askFor = (client: PortalClient, id: number) =>
  client.raw(`/api/v1/certificates/${id}/wallet-offers`, { method: 'POST' });

export async function offered(id = certificate.id): Promise<Offer> {
  const answer = await askFor(student, id);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return (await answer.json()) as Offer;
}

export const codeIn = ({ link }: Offer) =>
  new URL(new URL(link).searchParams.get('credential_offer_uri') ?? '').pathname.split('/').at(-1) ?? '';

export const change = (statement: string, values: (string | number)[] = []) =>
  rowsOf(server.database, statement, values);

/** As programs send it that are no wallet. */
export async function sendForm(fields: Record<string, string> | string): Promise<{ status: number; error?: string }> {
  const answer = await fetch(`${server.url}/wallet/token`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, ...((await answer.json()) as object) };
}

export const redeem = (offer: Offer, pin = offer.pin) =>
  sendForm({ grant_type: GRANT, 'pre-authorized_code': codeIn(offer), tx_code: pin });

export const wrongPinOf = ({ pin }: Offer) => (pin === '000000' ? '000001' : '000000');

export async function sendCredential(token: string | null, body: unknown) {
  const answer = await fetch(`${server.url}/wallet/credential`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { error } = (await answer.json()) as { error?: string };
  return { status: answer.status, error, challenge: answer.headers.get('www-authenticate') };
}

/** A wallet that has redeemed a new offer. */
export async function redeemed(id = certificate.id) {
  const wallet = new Wallet(await newWalletKey());
  const offer = await offered(id);
  return { wallet, offer, ...(await wallet.redeem(offer.link, offer.pin)) };
}

export const countOf = async (action: string) =>
  (await change('SELECT id FROM audit_events WHERE action = ?', [action])).length;
