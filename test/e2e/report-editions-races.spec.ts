import { completeForm, type PortalCertificate, registerStudent } from '../support/applicant.js';
import { check, correct, type Edition, lookedUp, newestEdition, outcomes, withdraw } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record, refusal } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

const ROUNDS = 30;

/** No browser: a PDF that is never ready shows what is said meanwhile, and these tests are about who wins. */
const WITHOUT_RENDERING = { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' };

onEachServerEngine('editions', (databaseSettings) => {
  let server: RunningServer;
  let anyone: PortalClient;
  let officer: PortalClient;
  let student: PortalClient;
  let form: Awaited<ReturnType<typeof completeForm>>;

  beforeAll(async () => {
    server = await startServer({ env: { ...WITHOUT_RENDERING, ...(await databaseSettings()) } });
    anyone = new PortalClient(server.url);
    officer = await signIn(server.url, ADMIN);
    student = await registerStudent(server);
    form = await completeForm(student);
  });

  afterAll(() => server.dispose());

  async function issued(): Promise<{ certificate: PortalCertificate; edition: Edition }> {
    const applied = await record(student, 'add-apply', form);
    const certificate = await record(officer, 'update-auth', { id: applied.id, version: applied.version });
    return { certificate, edition: await newestEdition(officer, certificate.id) };
  }

  const editionsOf = (number: string) =>
    rowsOf<{ edition: number; status: string }>(
      server.database,
      'SELECT edition, status FROM reports WHERE number = ? ORDER BY edition',
      [number],
    );

  it('of corrections fired together one wins, and the others are told that they are late', async () => {
    const { certificate, edition } = await issued();
    const calls = Array.from({ length: 20 }, () => correct(officer, edition.id, certificate.version, { major: 'Law' }));
    const answers = await Promise.all(calls);
    const winners = answers.flatMap(({ status }, at) => (status === 201 ? [at] : []));
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.reason]).toEqual([409, 'stale_version']);
    }
    expect(await editionsOf(edition.number)).toEqual([
      { edition: 1, status: 'superseded' },
      { edition: 2, status: 'current' },
    ]);
    expect(await detail(officer, certificate.id)).toMatchObject({
      version: certificate.version + 1,
      cert_status: 'Verified',
      major: 'Law',
    });
  });

  it(`${ROUNDS} times, a withdrawal or a correction wins and the other is told`, async () => {
    const wins = { withdraw: 0, correct: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { certificate, edition } = await issued();
      const calls = [
        () => withdraw(officer, edition.id),
        () => correct(officer, edition.id, certificate.version, { major: 'Law' }),
      ];
      const begun = (round % 2 === 0 ? calls : calls.toReversed()).map((call) => call());
      const answers = await Promise.all(begun);
      const [withdrawn, corrected] = round % 2 === 0 ? answers : answers.toReversed();
      const rows = await editionsOf(edition.number);
      if (withdrawn?.status === 200) {
        wins.withdraw += 1;
        expect([corrected?.status, corrected?.body.reason]).toEqual([409, 'report_withdrawn']);
        expect(rows).toEqual([{ edition: 1, status: 'withdrawn' }]);
        expect((await detail(officer, certificate.id)).version).toBe(certificate.version);
      } else {
        wins.correct += 1;
        expect([withdrawn?.status, withdrawn?.body.reason]).toEqual([409, 'report_superseded']);
        expect(corrected?.status).toBe(201);
        expect(rows.map(({ status }) => status)).toEqual(['superseded', 'current']);
      }
    }
    expect(wins.withdraw + wins.correct).toBe(ROUNDS);
  });

  it('a correction whose PDF is not ready yet is in force, and nothing speaks against it', async () => {
    const { certificate, edition } = await issued();
    await correct(officer, edition.id, certificate.version, { passport: 'R10000001' });
    const answer = await check(edition.number, anyone);
    expect(answer.body).toMatchObject({ result: 'valid', edition: 2, sha256: null });
    expect(Object.values(outcomes(answer))).not.toContain('failed');
    expect(await student.post('/api/cert/download', { id: certificate.id })).toMatchObject(
      refusal(409, 'report_not_ready'),
    );
    expect(await lookedUp(anyone, { passport: 'R10000001' })).toEqual([]);
  });
});
