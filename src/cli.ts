import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { connected, connectedToTrail } from './command-database.js';
import { addressIn, folderIn, textIn } from './config/command-arguments.js';
import { readTarget, refuseOtherAdmin } from './config/database.js';
import { Env, readEnv } from './config/env.js';
import { SettingError } from './config/setting-error.js';
import { DomainError } from './domain/shared/domain-error.js';
import { AuditReader } from './modules/audit/audit.repository.js';
import { AuditAnchorsService } from './modules/audit/audit-anchors.service.js';
import { checkAudit } from './modules/audit/check-audit.js';
import { KeyedChains } from './modules/audit/keyed-chains.adapter.js';
import { BouncesService, LARGEST_BOUNCE } from './modules/bounces/bounces.service.js';
import { FactorRemovalsService } from './modules/factors/factor-removals.service.js';
import { OrphanedFilesService } from './modules/files/orphaned-files.service.js';
import { RetentionService } from './modules/privacy/retention.service.js';
import { RereadService } from './modules/readings/reread.service.js';
import { OrphanedPdfsService } from './modules/reports/orphaned-pdfs.service.js';
import { makeBackup, restoreBackup } from './platform/backup/backup.js';
import { checkFiles } from './platform/backup/faulty-files.js';
import { Database } from './platform/db/database.js';
import { grantsFor } from './platform/db/grants.queries.js';
import { openApiDocument } from './platform/http/docs/openapi.js';
import { httpAdapter } from './platform/http/server.js';
import { moveDatabase } from './platform/move/move.js';
import { STOP_SIGNALS } from './platform/ops/process.log.js';
import { beginningOf } from './platform/ops/standard-input.js';
import { rotateFilesKey } from './platform/sealing/rotate-files-key.js';
import { openAuditTrail } from './platform/security/audit-key.gate.js';
import { refuseOtherKey } from './platform/security/files-key.gate.js';
import { FileStorage } from './platform/storage/file-storage.port.js';
import { RawFiles } from './platform/storage/raw-files.port.js';
import { Seeder } from './seed/seeder.js';

/** What tells a mail server to bring the mail again later (sysexits.h). */
const EX_TEMPFAIL = 75;

/** Commands for operators: `node dist/server/cli.js <command>`. Nothing but results goes to the standard output. */
const COMMANDS: Readonly<
  Record<
    string,
    {
      readonly help: string;
      /** Runs as the account of DATABASE_ADMIN_URL, where there is one. */
      readonly asAdmin?: true;
      /** Its exit code where it fails; 1 where nothing else is said. */
      readonly failsWith?: number;
      /** The database it works on, where that is not the one of the settings. */
      databaseUrl?(settings: Env, args: readonly string[]): string;
      /** @param configured the settings as they are. */
      run(app: NestFastifyApplication, env: Env, args: readonly string[], configured: Env): Promise<void>;
    }
  >
> = {
  migrate: {
    help: 'brings the tables of DATABASE_URL up to date and adds what a start needs',
    asAdmin: true,
    async run(app, env) {
      const database = await connected(app);
      const ran = await database.migrate();
      await refuseOtherKey(database, env.filesKeys);
      await openAuditTrail(app.get(KeyedChains));
      const notices = await app.get(Seeder).run();
      print(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'The tables are up to date');
      for (const notice of notices) print(notice);
    },
  },
  'create-admin': {
    help: 'makes the administrator of ADMIN_EMAIL and ADMIN_PASSWORD',
    async run(app, env) {
      if (!env.admin) throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD must be set');
      await connectedToTrail(app);
      const made = await app.get(Seeder).createAdmin(env.admin.email, env.admin.password);
      print(
        made
          ? `Made the administrator ${env.admin.email}`
          : `There is an account for ${env.admin.email} already; it stays as it is`,
      );
    },
  },
  'remove-factors': {
    help: 'removes all second factors of an account, for whoever has lost them and finds no two administrators: remove-factors <email>',
    async run(app, _env, args) {
      const [email = '', ...rest] = args;
      if (email === '' || rest.length > 0) throw new SettingError('name one account by its email');
      await connectedToTrail(app);
      const removed = await app.get(FactorRemovalsService).byOperator(email);
      if (removed === null) throw new SettingError(`there is no account for ${email}`);
      print(`Removed ${removed} second factors of ${email}, and ended all sessions; the owner is told by mail`);
    },
  },
  'check-audit': {
    help: 'walks the audit trail and compares it with its anchors, also those in files that are named; fails where something is wrong',
    async run(app, _env, args) {
      await connected(app);
      const mails = await Promise.all(args.map(async (name) => ({ name, text: await textIn(name) })));
      const isInOrder = await checkAudit(app.get(AuditReader), app.get(AuditAnchorsService), mails, print);
      if (!isInOrder) process.exitCode = 1;
    },
  },
  'check-files': {
    help: 'names every file that a row names and the storage does not have, with --content also those not as they were stored; fails where there is one',
    async run(app, env, args) {
      const database = await connected(app);
      await refuseOtherKey(database, env.filesKeys);
      const content = args.includes('--content');
      if (!(await checkFiles(database, app.get(FileStorage), content, print))) process.exitCode = 1;
    },
  },
  grants: {
    help: 'prints what an account of MariaDB may do so that it cannot change the audit trail: grants <user@host>',
    asAdmin: true,
    async run(app, _env, [account = '']) {
      for (const statement of await grantsFor(await connected(app), account)) print(statement);
    },
  },
  'rotate-files-key': {
    help: 'brings all files and kept secrets under FILES_KEY, also what lies in clear; may be stopped and begun again',
    async run(app, env) {
      const database = await connected(app);
      const stopping = new AbortController();
      for (const signal of STOP_SIGNALS) process.once(signal, () => stopping.abort());
      const done = await rotateFilesKey(env, database, app.get(RawFiles), print, stopping.signal);
      if (!done) process.exitCode = 1;
    },
  },
  reread: {
    help: 'has every file read that the present reader has not read, or broke on, and pictures of before told by their points; the service works it off',
    async run(app) {
      await connected(app);
      const { read, pictures } = await app.get(RereadService).order();
      print(`${read} files will be read, and ${pictures} pictures told by their points`);
    },
  },
  sweep: {
    help: 'removes what has been kept long enough, as the service does every hour; audit events too, where only it may',
    asAdmin: true,
    async run(app) {
      await connectedToTrail(app);
      for (const [kind, count] of Object.entries(await app.get(RetentionService).sweep())) print(`${kind}: ${count}`);
      print(`orphanedFiles: ${await app.get(OrphanedFilesService).sweep()}`);
      print(`orphanedReadings: ${await app.get(OrphanedFilesService).forgetReadings()}`);
      print(`orphanedPdfs: ${await app.get(OrphanedPdfsService).sweep()}`);
    },
  },
  backup: {
    help: 'writes database and files into an empty folder, while the service goes on: backup <folder>',
    async run(app, env, args) {
      const database = await connected(app);
      const folder = folderIn(args);
      const { migrations, files } = await makeBackup(env, database, folder);
      const copied = files ? `${files.count} files (${files.bytes} bytes)` : 'no files: the bucket keeps them';
      print(`Backed up into ${folder}: the database with ${migrations.length} migrations, ${copied}`);
      print('Secrets and keys are not in it: see docs/operations.md');
    },
  },
  restore: {
    help: 'brings a backup back, with the service stopped: restore <folder> [--force]',
    asAdmin: true,
    async run(app, env, args, configured) {
      refuseOtherAdmin(configured);
      const force = args.includes('--force');
      const folder = folderIn(args.filter((word) => word !== '--force'));
      const { madeAt, files, endedSessions } = await restoreBackup(env, app.get(Database), folder, force);
      print(`Restored what was there at ${madeAt}: the database and ${files ? `${files.count} files` : 'no files'}`);
      print(`Ended the ${endedSessions} sessions that were open in it, and removed mailed codes`);
      print('Accounts, passwords, roles and keys are as they were then: docs/operations.md lists what to do again');
      print('Run "npm run migrate", "npm run check-audit" and "npm run check-files" before the service is started');
    },
  },
  bounce: {
    help: 'takes in one mail that came back, on the standard input, for the pipe of a mail server: bounce [<address that it came back to>]',
    failsWith: EX_TEMPFAIL,
    async run(app, env, args) {
      // All of it first: a mail server takes it amiss where nobody reads what it writes.
      const message = await beginningOf(process.stdin, LARGEST_BOUNCE + 1);
      if (env.bounceAddress === null) throw new SettingError('BOUNCE_ADDRESS must be set');
      await connectedToTrail(app);
      print(await app.get(BouncesService).take(message, args));
    },
  },
  move: {
    help: 'copies an SQLite database into an empty MariaDB, with the service stopped, and compares the two: move <address>',
    databaseUrl(settings, args) {
      if (!settings.databaseUrl.startsWith('sqlite:')) {
        throw new SettingError('DATABASE_URL must name the SQLite database that moves, or be unset');
      }
      return readTarget(addressIn(args));
    },
    async run(app, _env, _args, { databaseUrl }) {
      const database = app.get(Database);
      const isInOrder = await moveDatabase(databaseUrl.slice('sqlite:'.length), database, print, async () => {
        const trail = await checkAudit(app.get(AuditReader), app.get(AuditAnchorsService), [], print);
        return (await checkFiles(database, app.get(FileStorage), false, print)) && trail;
      });
      print('Moved. Set DATABASE_URL to the new address and start the service; the SQLite database is as it was');
      if (isInOrder) return;
      print('WHAT IS TOLD ABOVE OF EVENTS OR FILES WAS SO BEFORE: see docs/operations.md');
      process.exitCode = 1;
    },
  },
  openapi: {
    help: 'prints the OpenAPI document as JSON',
    async run(app) {
      print(JSON.stringify(openApiDocument(app)));
    },
  },
};

async function start(name: string | undefined, args: readonly string[]): Promise<void> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
    const list = Object.entries(COMMANDS).map(([known, { help }]) => `  ${known.padEnd(width)}  ${help}`);
    throw new SettingError(`there is no command "${name ?? ''}". The commands are\n${list.join('\n')}`);
  }
  const settings = readEnv();
  const databaseUrl =
    command.databaseUrl?.(settings, args) ?? ((command.asAdmin && settings.databaseAdminUrl) || settings.databaseUrl);
  const env = Object.assign(new Env(), settings, { databaseUrl });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), httpAdapter(env), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    await command.run(app, env, args, settings);
  } finally {
    await app.get(Database).close();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

start(process.argv[2], process.argv.slice(3)).then(
  // Clients that were never started keep the process alive otherwise.
  () => process.stdout.write('', () => process.exit()),
  (error: unknown) => {
    const expected = error instanceof SettingError || error instanceof DomainError;
    process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exit(COMMANDS[process.argv[2] ?? '']?.failsWith ?? 1);
  },
);
