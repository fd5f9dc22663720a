import { ConsoleLogger, type LogLevel as NestLogLevel } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { openTrace } from './open-trace.js';

const LEVELS: readonly NestLogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];

/** The framework's account of how it puts the application together: of use to nobody who starts it. */
const FRAMEWORK_CONTEXTS = ['InstanceLoader', 'NestFactory', 'NestApplication', 'RouterExplorer', 'RoutesResolver'];

class ApplicationLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!FRAMEWORK_CONTEXTS.includes(String(rest.at(-1)))) super.log(message, ...rest);
  }

  /**
   * One flat object a line: an object that is logged brings its own fields, and the work it was logged in the ids of
   * that.
   */
  protected override getJsonLogObject(...[message, options]: Parameters<ConsoleLogger['getJsonLogObject']>) {
    const line = super.getJsonLogObject(message, options);
    const fields = typeof message === 'object' && message !== null ? message : {};
    return { ...line, ...openTrace.getStore(), ...fields };
  }
}

/** One JSON object a line in production, readable lines elsewhere; from the level of the settings up. */
export function consoleLogger(env: Env): ConsoleLogger | false {
  if (env.logLevel === 'silent') return false;
  const last = env.logLevel === 'info' ? 'log' : env.logLevel;
  return new ApplicationLogger({ json: env.production, logLevels: LEVELS.slice(0, LEVELS.indexOf(last) + 1) });
}
