import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readEnv } from './config/env.js';
import { SettingError } from './config/setting-error.js';
import { startNotices } from './config/start-notices.js';
import { KeyedChains } from './modules/audit/keyed-chains.adapter.js';
import { Database } from './platform/db/database.js';
import { prepareSchema } from './platform/db/schema.gate.js';
import { tellOfDatabase } from './platform/db/start-checks.js';
import { Metrics } from './platform/ops/metrics.port.js';
import { buildIn, logLife, openLog, STOP_SIGNALS } from './platform/ops/process.log.js';
import { openAuditTrail } from './platform/security/audit-key.gate.js';
import { WorkerModule } from './worker.module.js';

/** The repository's folder, seen from `dist/src`. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function start(): Promise<void> {
  const env = readEnv();
  if (!env.redisUrl)
    throw new SettingError('REDIS_URL must be set: without Redis the API process does the jobs itself');
  openLog(env);
  for (const notice of startNotices(env)) new Logger('Start').warn(notice);
  const database = new Database(env);
  await database.connect();
  try {
    await prepareSchema(database, env);
    await tellOfDatabase(database, env);
  } finally {
    await database.close();
  }
  const app = await NestFactory.createApplicationContext(WorkerModule.with(env), { abortOnError: false });
  await openAuditTrail(app.get(KeyedChains));
  app.enableShutdownHooks([...STOP_SIGNALS], { useProcessExit: true });
  const build = buildIn(ROOT, 'worker');
  app.get(Metrics).startedAs(build);
  logLife(build);
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) process.stderr.write(`The worker cannot start: ${error.message}\n`);
  else new Logger('Start').fatal(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
