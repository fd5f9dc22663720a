import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSealKeys } from '../../src/platform/seal/seal-keys.maker.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { type RedisServer, start as startRedis } from '../support/redis.js';
import { type S3Server, startS3 } from '../support/s3.js';
import { type RunningServer, startAlone } from '../support/server.js';
import { Balancer } from '../support/stack/balancer.js';
import { MailSink } from '../support/stack/mail-sink.js';
import { type RunningWorker, startWorker } from '../support/worker.js';

export type Settings = Readonly<Record<string, string>>;

/** A generation of all keys that a production has. */
export interface Keys {
  readonly jwt: string;
  readonly files: string;
  readonly audit: string;
  /** Paths. */
  readonly seal: string;
  readonly sealCertificate: string;
  readonly credential: string;
}

/**
 * Two APIs behind a balancer and two workers, on MariaDB, Redis and S3, each restarted alone as an operator does it.
 */
export class RollingProduction {
  private apis: RunningServer[] = [];
  private workers: RunningWorker[] = [];

  private constructor(
    private readonly folder: string,
    private readonly redis: RedisServer,
    private readonly s3: S3Server,
    private readonly sink: MailSink,
    private readonly balancer: Balancer,
    readonly database: string,
  ) {}

  static async start(settings: (production: RollingProduction) => Promise<Settings>): Promise<RollingProduction> {
    const folder = await mkdtemp(join(tmpdir(), 'myverify-rolling-'));
    const [redis, s3, sink, balancer] = await Promise.all([
      startRedis(),
      startS3(),
      MailSink.start(join(folder, 'mails')),
      Balancer.start(),
    ]);
    const database = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    const made = new RollingProduction(folder, redis, s3, sink, balancer, database);
    const first = made.with(await settings(made));
    made.apis = [await made.startApi(first), await made.startApi(first)];
    balancer.serve(made.apis.map(({ url }) => url));
    made.workers = [startWorker(folder, first), startWorker(folder, first)];
    return made;
  }

  get url(): string {
    return this.balancer.url;
  }

  /** An API that is up, by its tables and mails. */
  get api(): RunningServer {
    const [api] = this.apis;
    if (!api) throw new Error('no API is up');
    return api;
  }

  with(settings: Settings): Settings {
    return {
      ...this.s3.env,
      DATABASE_URL: this.database,
      REDIS_URL: this.redis.url,
      SMTP_URL: this.sink.url,
      PUBLIC_URL: this.balancer.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ...settings,
    };
  }

  /** Restarts one process after the other with other settings; the balancer leads to none that is not up. */
  async roll(settings: Settings, between: (restarted: number) => Promise<void>): Promise<void> {
    const next = this.with(settings);
    let restarted = 0;
    for (const [at, old] of [...this.apis].entries()) {
      this.balancer.serve(this.apis.filter((api) => api !== old).map(({ url }) => url));
      await old.stop();
      this.apis[at] = await this.startApi(next);
      this.balancer.serve(this.apis.map(({ url }) => url));
      restarted += 1;
      await between(restarted);
    }
    for (const [at, old] of [...this.workers].entries()) {
      await old.end();
      this.workers[at] = startWorker(this.folder, next);
      restarted += 1;
      await between(restarted);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.apis.map((api) => api.stop()), ...this.workers.map((worker) => worker.end())]);
    await Promise.all([this.redis.stop(), this.s3.stop(), this.sink.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  async makeKeys(name: string): Promise<Keys> {
    const folder = join(this.folder, `keys-${name}`);
    const names = { key: 'key.pem', certificate: 'certificate.pem' };
    await makeSealKeys(folder, names, new Date());
    const credential = join(folder, 'credential.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(credential, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    return {
      jwt: `the ${name} secret of sessions that is as long as it has to be`,
      files: `the ${name} key of files that is as long as it has to be`,
      audit: `the ${name} key of the audit trail that is as long as it has to be`,
      seal: join(folder, names.key),
      sealCertificate: join(folder, names.certificate),
      credential,
    };
  }

  private startApi(env: Settings): Promise<RunningServer> {
    return startAlone({ dataDir: this.folder, env });
  }
}
