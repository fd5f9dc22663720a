import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { type Env, readEnv } from './config/env.js';
import { SettingError } from './config/setting-error.js';
import { startNotices } from './config/start-notices.js';
import { KeyedChains } from './modules/audit/keyed-chains.adapter.js';
import { Database } from './platform/db/database.js';
import { prepareSchema } from './platform/db/schema.gate.js';
import { tellOfDatabase } from './platform/db/start-checks.js';
import { endConnections } from './platform/http/end-connections.js';
import { configureApp, httpAdapter } from './platform/http/server.js';
import { Metrics } from './platform/ops/metrics.port.js';
import { buildIn, logLife, openLog, STOP_SIGNALS } from './platform/ops/process.log.js';
import { openAuditTrail } from './platform/security/audit-key.gate.js';
import { DEMO_ACCOUNTS } from './seed/demo-accounts.js';
import { Seeder } from './seed/seeder.js';

/** The repository's folder, seen from `dist/src`. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whoever has waited for the start is answered before. */
const COLLECT_AFTER_MS = 1_000;

async function start(): Promise<void> {
  const env = readEnv();
  openLog(env);
  for (const notice of startNotices(env)) new Logger('Start').warn(notice);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), httpAdapter(env), {
    abortOnError: false,
  });
  app.enableShutdownHooks([...STOP_SIGNALS], { useProcessExit: true });
  for (const signal of STOP_SIGNALS)
    process.once(signal, () => endConnections(app.getHttpAdapter().getHttpServer(), env.drainSeconds * 1000));
  const database = app.get(Database);
  await database.connect();
  await prepareSchema(database, env);
  await tellOfDatabase(database, env);
  await openAuditTrail(app.get(KeyedChains));
  for (const notice of await app.get(Seeder).run()) new Logger('Start').warn(notice);
  await configureApp(app, env, ROOT);
  await app.listen(env.port, env.host);
  const build = buildIn(ROOT, 'API');
  app.get(Metrics).startedAs(build);
  logLife(build);
  setTimeout(collectStart, COLLECT_AFTER_MS).unref();
  if (!env.production) greet(env);
}

/**
 * What the start has left is 17 of the 174 MB of an idle process on Node.js 24. Takes 0.1 s in which nobody is
 * answered: docs/decisions/0025
 */
function collectStart(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}

function greet(env: Env): void {
  const lines = [
    '',
    `  MyVerify is at     ${env.publicUrl}`,
    `  Back office        ${env.publicUrl}/manage`,
    `  API documents      ${env.publicUrl}/docs`,
    `  Mails              ${env.smtpUrl ? 'by SMTP' : `as files in ${env.mailDir}, codes also in this log`}`,
    `  Data               ${env.dataDir}`,
    ...(env.demoData ? DEMO_ACCOUNTS.map(demoLine) : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function demoLine({ label, email, password }: (typeof DEMO_ACCOUNTS)[number]): string {
  return `  Demo ${label.padEnd(13)} ${email}  ${password}`;
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) process.stderr.write(`MyVerify cannot start: ${error.message}\n`);
  else new Logger('Start').fatal(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
