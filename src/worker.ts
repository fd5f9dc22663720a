import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readEnv } from './config/env.js';
import { SettingError } from './config/setting-error.js';
import { Database } from './infra/db/database.js';
import { prepareSchema } from './infra/db/schema.gate.js';
import { consoleLogger } from './infra/ops/console.logger.js';
import { WorkerModule } from './worker.module.js';

async function start(): Promise<void> {
  const env = readEnv();
  if (!env.redisUrl)
    throw new SettingError('REDIS_URL must be set: without Redis the API process does the jobs itself');
  const database = new Database(env);
  await database.connect();
  await prepareSchema(database, env).finally(() => database.close());
  const app = await NestFactory.createApplicationContext(WorkerModule.with(env), {
    logger: consoleLogger(env),
    abortOnError: false,
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) process.stderr.write(`The worker cannot start: ${error.message}\n`);
  else new Logger('Start').fatal(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
