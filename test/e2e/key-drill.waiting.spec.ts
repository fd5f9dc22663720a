import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { registerStudent } from '../support/applicant.js';
import { commandDone, throughKills } from '../support/commands.js';
import { Verifier } from '../support/credentials.js';
import { check, rendered, verified } from '../support/editions.js';
import { appCode, beginSignIn, finishSignIn, setUpApp } from '../support/factors.js';
import { expectFault, outcomeOf } from '../support/faults.js';
import { pagesPdf } from '../support/papers.js';
import { PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN } from '../support/server.js';
import { rowsOf } from '../support/tables.js';
import { describeWithServers } from '../support/with-servers.js';
import { type Keys, RollingProduction, type Settings } from './rolling-production.rig.js';

const now = ({ jwt, files, audit, seal, sealCertificate, credential }: Keys): Settings => ({
  JWT_SECRET: jwt,
  FILES_KEY: files,
  AUDIT_KEY: audit,
  SIGNING_KEY: seal,
  SIGNING_CERT: sealCertificate,
  CREDENTIAL_KEY: credential,
});

/** Keys that are read with beside those of `now`, and sign or seal nothing. */
const beside = ({ jwt, files, audit, sealCertificate, credential }: Keys): Settings => ({
  JWT_SECRET_PREVIOUS: jwt,
  FILES_KEY_PREVIOUS: files,
  AUDIT_KEYS_OLD: audit,
  SIGNING_TRUSTED: sealCertificate,
  CREDENTIAL_KEYS_OLD: credential,
});

describeWithServers('two APIs and two workers whose keys are all changed while they serve', () => {
  let production: RollingProduction;
  let old: Keys;
  let fresh: Keys;

  beforeAll(async () => {
    production = await RollingProduction.start(async (made) => {
      [old, fresh] = [await made.makeKeys('old'), await made.makeKeys('new')];
      return now(old);
    });
  });
  afterAll(() => production?.stop());

  it('answer every call, and read with the new keys alone what was kept under the old', async () => {
    const { url } = production;
    const anyone = new PortalClient(url);
    const verifier = new Verifier(url, url);
    const student = await registerStudent(production.api);
    const holder = new PortalClient(url, student.token);
    const officer = await signIn(url, ADMIN);
    const careful = await registerStudent(production.api);
    const app = await setUpApp(new PortalClient(url, careful.token), 'Phone');
    const paper = await pagesPdf('Kept under the old key');
    const { data: file } = await holder.upload('certificate', 'paper.pdf', paper);
    const draft = await record(holder, 'add', { name: 'A draft' });

    const reports = [await newReport(holder, officer)];
    const kept = await makeOnce(holder);
    const calls = new Calls();
    let { version } = draft;
    const traffic = calls.repeat(async () => {
      await calls.tried('session', async () => (await holder.get('/api/user/info')).status, 200);
      await calls.tried('file', async () => paper.equals(await bytesOf(holder, file.url)), true);
      await calls.tried('replay', async () => kept.equals(await makeOnce(holder)), true);
      await calls.tried('save', async () => {
        ({ version } = await record(holder, 'update', { id: draft.id, version, name: `Round ${calls.rounds}` }));
      });
      for (const { id, number, pdf, credential } of reports) {
        await calls.tried('report', async () => pdf.equals(await bytesOf(holder, `/api/cert/pdf?id=${id}`)), true);
        await calls.tried('check', async () => (await check(number, anyone)).body.result, 'valid');
        await calls.tried('seal', () => verdictOn(anyone, pdf), ['current', 'passed']);
        await calls.tried('credential', async () => void (await verifier.read(credential)));
      }
    });

    await production.roll({ ...now(old), ...beside(fresh) }, () => calls.more());
    await production.roll({ ...now(fresh), ...beside(old) }, async (restarted) => {
      // Once by each generation of the APIs and of the workers.
      if (restarted % 2 === 1) reports.push(await newReport(holder, officer));
      await calls.more();
    });
    expect(await throughKills('rotate-files-key', production.with({ ...now(fresh), ...beside(old) }))).toBeGreaterThan(
      0,
    );
    await calls.more();
    const { FILES_KEY_PREVIOUS: _, ...others } = beside(old);
    await production.roll({ ...now(fresh), ...others }, () => calls.more());
    reports.push(await newReport(holder, officer));
    await calls.more();
    calls.end();
    await traffic;
    expect(calls.failed).toEqual([]);
    const names = (
      await rowsOf<{ name: string }>(production.database, "SELECT name FROM certificates WHERE name = 'Made once'")
    ).map(({ name }) => name);
    expectFault('keysChanged', { ...outcomeOf(['Made once'], names), lost: calls.failed.length });
    process.stdout.write(`keys changed under ${calls.rounds} rounds of calls\n`);

    const { ticket } = await beginSignIn(url, careful);
    expect((await finishSignIn(url, ticket, 'totp', appCode(app.secret))).status).toBe(200);
    const last = production.with({ ...now(fresh), ...others });
    expect(await commandDone('check-audit', last)).toMatch(/in order/);
    expect(await commandDone('check-files', last, ['--content'])).toMatch(/as they were stored/);
    // Four generations of four processes: over four minutes on a busy machine.
  }, 600_000);
});

/** Calls that are made again and again, and what was not answered as it should be. */
class Calls {
  readonly failed: unknown[] = [];
  rounds = 0;
  private ended = false;

  async repeat(round: () => Promise<void>): Promise<void> {
    while (!this.ended) {
      await round();
      this.rounds += 1;
      await sleep(20);
    }
  }

  end(): void {
    this.ended = true;
  }

  async tried(what: string, call: () => Promise<unknown>, expected?: unknown): Promise<void> {
    const answer = await call().catch((error: unknown) => String(error));
    if (!isDeepStrictEqual(answer, expected)) this.failed.push({ what, answer, at: new Date() });
  }

  /** Until a round has begun and ended. */
  async more(): Promise<void> {
    const before = this.rounds;
    while (this.rounds < before + 2) await sleep(20);
  }
}

async function newReport(holder: PortalClient, officer: PortalClient) {
  const { certificate, edition } = await verified(holder, officer);
  await rendered(officer, certificate.id);
  const pdf = await bytesOf(holder, `/api/cert/pdf?id=${certificate.id}`);
  const credential = String(await bytesOf(holder, `/api/v1/certificates/${certificate.id}/credential`));
  return { id: certificate.id, number: edition.number, pdf, credential };
}

async function bytesOf(client: PortalClient, path: string, init: RequestInit = {}): Promise<Buffer> {
  const answer = await client.raw(path, init);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The kept answer of a call that was made once. */
function makeOnce(holder: PortalClient): Promise<Buffer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'made-once-before-the-keys-were-changed' };
  return bytesOf(holder, '/api/cert/add', { method: 'POST', headers, body: '{"name":"Made once"}' });
}

/** What the file is, and whether its seal is ours. */
async function verdictOn(anyone: PortalClient, pdf: Buffer): Promise<unknown> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(pdf)]), 'report.pdf');
  const { verdict, steps } = JSON.parse(
    String(await bytesOf(anyone, '/api/v1/reports/check-file', { method: 'POST', body })),
  ) as { verdict: string; steps: { step: string; outcome: string }[] };
  return [verdict, steps.find(({ step }) => step === 'seal')?.outcome];
}
