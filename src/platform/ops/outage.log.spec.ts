import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { OutageLog } from './outage.log.js';

const { jest: timers } = import.meta as ImportMeta & { readonly jest: typeof jest };

describe('OutageLog', () => {
  let log: LogRecorder;
  beforeEach(() => {
    timers.useFakeTimers();
    log = LogRecorder.install();
  });
  afterEach(() => {
    timers.useRealTimers();
  });

  it('tells an outage and its end once', () => {
    const outage = new OutageLog('Redis');
    outage.works();
    for (let second = 0; second < 300; second += 1) {
      outage.failed(new Error(`refused, ${second}`));
      timers.advanceTimersByTime(1_000);
    }
    expect(outage.broken).toBe(true);
    outage.works();
    outage.works();
    expect(outage.broken).toBe(false);
    expect(log.lines).toEqual(['error Redis fails: refused, 0', 'log Redis works again']);
  });

  it('tells of what fails and works in turns once a minute', () => {
    const outage = new OutageLog('Redis');
    for (let second = 0; second < 120; second += 1) {
      outage.failed(new Error('refused'));
      outage.works();
      timers.advanceTimersByTime(1_000);
    }
    const pair = ['error Redis fails: refused', 'log Redis works again'];
    expect(log.lines).toEqual([...pair, ...pair]);
  });

  it('repeats itself each minute where that is wanted', () => {
    const outage = new OutageLog('Redis', { repeat: true });
    for (let second = 0; second <= 120; second += 1) {
      outage.failed(new Error('refused'));
      timers.advanceTimersByTime(1_000);
    }
    expect(log.lines).toEqual([
      'error Redis fails: refused',
      'warn Redis still fails, 59 times more meanwhile: refused',
      'warn Redis still fails, 59 times more meanwhile: refused',
    ]);
  });
});
