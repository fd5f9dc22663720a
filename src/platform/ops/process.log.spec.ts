import { Logger } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { openLog } from './process.log.js';

const PRODUCTION = Object.assign(new Env(), { production: true, logLevel: 'info' as const });

test('what libraries say past the log, and what Node warns of, become lines of it in production', () => {
  const calls = { ...console };
  const listeners = process.listeners('warning');
  const lines: string[] = [];
  try {
    openLog(PRODUCTION);
    const keep = (message: unknown) => void lines.push(String(message));
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
    console.warn('Stream of unknown length, body: %s', 'big');
    console.error(new Error('of a library'));
    console.info('told', { twice: 1 });
    process.emit('warning', Object.assign(new Error('too old'), { name: 'NodeDeprecationWarning' }));
  } finally {
    Object.assign(console, calls);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
    Logger.overrideLogger(['log', 'warn', 'error']);
  }
  expect(lines).toEqual([
    'Stream of unknown length, body: big',
    expect.stringContaining('Error: of a library'),
    'told { twice: 1 }',
    'NodeDeprecationWarning: too old',
  ]);
});
