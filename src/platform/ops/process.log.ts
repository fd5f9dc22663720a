import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { Logger } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { consoleLogger } from './console.logger.js';
import type { Build } from './metrics.port.js';

export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** What libraries call, and the level that it is of. */
const CALLS = { debug: 'debug', log: 'log', info: 'log', warn: 'warn', error: 'error' } as const;

/**
 * Opens the log of a process. In production what libraries write past it, and Node's own warnings, become lines of it.
 */
export function openLog(env: Env): void {
  Logger.overrideLogger(consoleLogger(env));
  if (!env.production) return;
  const logger = new Logger('Library');
  for (const [call, level] of Object.entries(CALLS)) {
    Object.assign(console, { [call]: (...words: unknown[]) => logger[level](format(...words)) });
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn(`${name}: ${message}`));
}

/** The program and the version of the package whose folder is `root`. */
export function buildIn(root: string, program: Build['program']): Build {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { program, version };
}

/** Says that the process has started, and later that it is asked to stop and that it has. */
export function logLife({ program, version }: Build): void {
  const logger = new Logger('Process');
  const name = `MyVerify ${version}, ${program}`;
  logger.log(`${name}: started on Node ${process.version}`);
  for (const signal of STOP_SIGNALS) process.once(signal, () => logger.log(`${name}: stops, by ${signal}`));
  process.once('exit', (code) => logger.log(`${name}: stopped with code ${code}`));
}
