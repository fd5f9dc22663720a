import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TypeOrmUnitOfWork } from '../../src/unit-of-work/typeorm.unit-of-work.js';
import { RecordingNotifier, SettableClock } from '../contract/stores.js';
import { PlainPseudonyms } from '../fakes/pseudonyms.fake.js';
import { completeForm, registerStudent } from '../support/applicant.js';
import { hashesBy, keyedChains } from '../support/audit-keys.js';
import { commandDone, runCommand } from '../support/commands.js';
import { openDatabase } from '../support/databases.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { signIn } from '../support/portal.js';
import { OPERATOR, productionSettings } from '../support/production.js';
import { record } from '../support/records.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const DAY = 24 * 3_600_000;
const OLD = 40;
const mariadb = process.env[MARIADB_VARIABLE];

// Where there is no MariaDB, the global set-up has said so loudly, and fails in CI.
(mariadb ? describe : describe.skip)('an account of the database that cannot change the audit trail', () => {
  let dataDir: string;
  let admin: string;
  let restricted: string;
  let settings: Record<string, string>;
  let server: RunningServer;

  const count = async (where: string) =>
    Number((await rowsOf<{ n: number }>(admin, `SELECT COUNT(*) AS n FROM audit_events WHERE ${where}`))[0]?.n);
  const old = `at < ${Date.now() - 30 * DAY}`;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'myverify-grants-'));
    admin = await createDatabase(mariadb ?? '');
    const user = `service_${admin.slice(-8)}`;
    restricted = admin.replace('//root@', `//${user}:secret@`);
    settings = {
      ...(await productionSettings(dataDir)),
      DATABASE_URL: restricted,
      DATABASE_ADMIN_URL: admin,
      KEEP_AUDIT_DAYS: '30',
    };
    // As the service wrote it forty days ago.
    const database = await openDatabase(admin);
    await keyedChains(database, hashesBy(settings.AUDIT_KEY ?? '')).begin();
    const clock = new SettableClock();
    const hashes = hashesBy(settings.AUDIT_KEY ?? '');
    const unitOfWork = new TypeOrmUnitOfWork(database, new RecordingNotifier(), clock, hashes, new PlainPseudonyms());
    clock.time = new Date(Date.now() - 40 * DAY);
    for (let n = 0; n < OLD; n += 1) {
      await unitOfWork.run(async (tx) => tx.audit.record({ actorId: null, action: 'code.sent', subject: null }));
    }
    await database.close();
    await rowsOf(admin, `CREATE USER '${user}'@'%' IDENTIFIED BY 'secret'`);
    await commandDone('migrate', settings);
    const grants = await commandDone('grants', settings, [`${user}@%`]);
    for (const statement of grants.trim().split('\n')) await rowsOf(admin, statement);
    server = await startServer({ env: settings, dataDir });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is told for how many processes the database has connections', () => {
    expect(server.log).toMatch(
      /The database has 400 connections for all, \d+ of them taken; .* 20: enough for 20 such processes/,
    );
  });

  it('does all that the service has to do', async () => {
    const student = await registerStudent(server);
    const { id } = await record(student, 'add-apply', await completeForm(student));
    const officer = await signIn(server.url, OPERATOR);
    expect((await record(officer, 'update-auth', { id })).verifi_no).toMatch(/^MYV-/);
    const events = await rowsOf(restricted, "SELECT action FROM audit_events WHERE action = 'certificate.verified'");
    expect(events).toHaveLength(1);
  });

  it.each([
    "UPDATE audit_events SET action = 'nothing' LIMIT 1",
    'DELETE FROM audit_events LIMIT 1',
    'UPDATE audit_chains SET trimmed = 1, keyed_from = 2',
    'UPDATE audit_chains SET mark = NULL',
    'DELETE FROM audit_chains',
    'TRUNCATE TABLE audit_events',
    'DROP TABLE audit_events',
    'ALTER TABLE audit_events ADD COLUMN note integer',
    'DELETE FROM migrations',
  ])('is refused: %s', async (statement) => {
    await expect(rowsOf(restricted, statement)).rejects.toThrow('command denied');
  });

  it('is brought back from a backup by the administrator of the database, in no other one, and keeps its rights', async () => {
    await server.stop();
    const backup = join(dataDir, 'backup');
    await commandDone('backup', settings, [backup]);
    await rowsOf(admin, "UPDATE users SET name = 'changed since'");
    const elsewhere = { ...settings, DATABASE_ADMIN_URL: `${admin}_of_another_service` };
    const { code, output } = await runCommand('restore', elsewhere, [backup, '--force']);
    expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_ADMIN_URL names the database')]);
    expect(await commandDone('restore', settings, [backup, '--force'])).toMatch(/^Restored what was there at 20/);
    await commandDone('migrate', settings);
    expect(await rowsOf(admin, "SELECT id FROM users WHERE name = 'changed since'")).toEqual([]);
    expect(await count(old)).toBe(OLD);
    expect(await commandDone('check-audit', settings)).toContain('events are in order, and nothing');
    expect(await rowsOf(restricted, 'SELECT id FROM audit_events LIMIT 1')).toHaveLength(1);
    await expect(rowsOf(restricted, 'DELETE FROM audit_events LIMIT 1')).rejects.toThrow('command denied');
  });

  it('leaves old events alone when it sweeps, and removes the rest', async () => {
    const asService = { ...settings, DATABASE_ADMIN_URL: restricted };
    const said = await commandDone('sweep', asService);
    expect(said).toContain('auditEvents: 0');
    expect(said).toContain('sessions: 0');
    expect(await count(old)).toBe(OLD);
  });

  it('has them removed by the administrator of the database, in whole prefixes, each signed where the chain begins', async () => {
    expect(await commandDone('sweep', settings)).toContain(`auditEvents: ${OLD}`);
    expect(await count(old)).toBe(0);
    expect(await commandDone('check-audit', settings)).toContain('events are in order, and nothing');
    await rowsOf(admin, 'UPDATE audit_chains SET trimmed = trimmed - 1 WHERE trimmed > 0 LIMIT 1');
    const { code, output } = await runCommand('check-audit', settings);
    expect([code, output]).toEqual([1, expect.stringMatching(/the mark where chain \d+ begins is not ours/)]);
  });
});
