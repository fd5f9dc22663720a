import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeForm, type PortalCertificate, registerStudent } from '../../support/applicant.js';
import type { Outcome } from '../../support/faults.js';
import { type Mariadb, start as startMariadb } from '../../support/mariadb.js';
import { PortalClient, signIn } from '../../support/portal.js';
import { record } from '../../support/records.js';
import { type RedisServer, start as startRedis } from '../../support/redis.js';
import { expectEachDoneOnce, type Verified } from '../../support/reports.js';
import { type S3Server, startS3 } from '../../support/s3.js';
import { ADMIN, type RunningServer, startAlone } from '../../support/server.js';
import { MailSink } from '../../support/stack/mail-sink.js';
import { rowsOf } from '../../support/tables.js';
import { type RunningWorker, startWorker } from '../../support/worker.js';

/** Everything is done within this time of the repair, a lease and the last try before it included. */
const DONE_MS = 150_000;

/** A production of private programs, each of which a test may kill or freeze. */
export class Production {
  readonly approved: Verified[] = [];
  workers: RunningWorker[] = [];

  private constructor(
    public mariadb: Mariadb,
    public redis: RedisServer,
    public s3: S3Server,
    public sink: MailSink,
    readonly database: string,
    readonly settings: Readonly<Record<string, string>>,
    readonly apis: readonly [RunningServer, RunningServer],
    readonly officer: PortalClient,
    readonly student: PortalClient & { readonly email: string },
    readonly form: Awaited<ReturnType<typeof completeForm>>,
  ) {}

  /** @param ofWorkers settings of the workers that it begins with. */
  static async start(workers: number, ofWorkers: Readonly<Record<string, string>> = {}): Promise<Production> {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-faults-'));
    const [mariadb, redis, s3, sink] = await Promise.all([
      startMariadb(),
      startRedis(),
      startS3(),
      // Where an embedded server writes its mails, and tests look for them.
      MailSink.start(join(dataDir, 'mails')),
    ]);
    const database = await mariadb.createDatabase();
    const settings = { ...s3.env, DATABASE_URL: database, REDIS_URL: redis.url, SMTP_URL: sink.url };
    const first = await startAlone({ dataDir, env: settings });
    const shared = { ...settings, PUBLIC_URL: first.url };
    const second = await startAlone({ dataDir, env: shared });
    const officer = await signIn(first.url, ADMIN);
    const started = Array.from({ length: workers }, () => startWorker(dataDir, { ...shared, ...ofWorkers }));
    const student = await registerStudent(first);
    const form = await completeForm(student);
    const made = new Production(mariadb, redis, s3, sink, database, shared, [first, second], officer, student, form);
    made.workers = started;
    return made;
  }

  get api(): RunningServer {
    return this.apis[0];
  }

  /** The caller of `client`, at the other API. */
  beside(client: PortalClient): PortalClient {
    return new PortalClient(this.apis[1].url, client.token);
  }

  addWorker(): RunningWorker {
    const worker = startWorker(this.api.dataDir, this.settings);
    this.workers.push(worker);
    return worker;
  }

  async stop(): Promise<void> {
    this.mariadb.thaw();
    this.redis.thaw();
    this.s3.thaw();
    for (const worker of this.workers) process.kill(worker.pid, 'SIGCONT');
    await Promise.all([...this.workers.map((worker) => worker.end('SIGKILL')), ...this.apis.map((api) => api.kill())]);
    await Promise.all([this.mariadb.stop(), this.redis.stop(), this.s3.stop(), this.sink.stop()]);
    await rm(this.api.dataDir, { recursive: true, force: true });
  }

  apply(count: number): Promise<PortalCertificate[]> {
    return Promise.all(Array.from({ length: count }, () => record(this.student, 'add-apply', this.form)));
  }

  async approve(waiting: readonly PortalCertificate[]): Promise<void> {
    this.approved.push(...(await Promise.all(waiting.map(({ id }) => record(this.officer, 'update-auth', { id })))));
  }

  /** Each certificate that was answered as verified has one report, whole, and one mail. */
  expectEachDoneOnce(): Promise<Outcome> {
    return expectEachDoneOnce(this.api, this.officer, this.approved, DONE_MS);
  }

  /** The renders that a worker has in hand. */
  renders(): Promise<{ id: number; attempts: number; lease_token: string }[]> {
    return rowsOf(
      this.database,
      "SELECT id, attempts, lease_token FROM jobs WHERE name = 'report.render' AND state = 'open' AND lease_token IS NOT NULL",
    );
  }
}
