import { completeForm, registerStudent } from '../support/applicant.js';
import { camelCase, type Row, verb } from '../support/certificate-resource.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { staffWith } from '../support/records.js';
import { resourceClient } from '../support/resource-client.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

export let server: RunningServer;
export let officer: PortalClient;
export let reader: PortalClient;
export let student: PortalClient & { email: string };
/** What the student does with certificates. */
export let own: ReturnType<typeof resourceClient>;
export let form: Record<string, unknown>;

export async function startResources(): Promise<void> {
  server = await startServer();
  officer = await signIn(server.url, ADMIN);
  reader = await staffWith(server, ['certificates.read']);
  student = await registerStudent(server);
  own = resourceClient(student);
  form = camelCase(await completeForm(student));
}

export const draft = async (data: object = {}, as = own) => (await as.create('certificates', { data })).data as Row;

export const applied = async (data: object = {}) => {
  const { id, version } = await draft({ ...form, ...data });
  return (await verb(student, `/${id}/apply`, { version })).body;
};
