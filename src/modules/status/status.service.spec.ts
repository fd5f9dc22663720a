import type { HealthCount, HealthSample } from '../../domain/status/service-status.js';
import { Health, type HealthState } from '../../platform/ops/health.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { HealthSamples } from './health-sample.repository.js';
import { StatusService } from './status.service.js';

const READY: HealthState = {
  status: 'ready',
  database: 'up',
  replica: 'unused',
  redis: 'unused',
  storage: 'up',
  diskFreeMegabytes: null,
  oldestOverdueJobSeconds: 700,
  signingCertificateDaysLeft: 90,
};

class GivenHealth extends Health {
  readonly stopping = false;
  asked = 0;
  state = READY;
  override async examine() {
    this.asked += 1;
    return this.state;
  }
}

class KeptSamples extends HealthSamples {
  readonly added: [HealthSample, string][] = [];
  broken = false;
  override async add(sample: HealthSample, since: string) {
    if (this.broken) throw new Error('no room');
    this.added.push([sample, since]);
  }
  override async first() {
    if (this.broken) throw new Error('gone');
    return this.added[0]?.[0].minute ?? null;
  }
  override async counts(): Promise<HealthCount[]> {
    return this.added.map(([{ files, reports }]) => ({ day: '2026-11-25', files, reports, minutes: 1 }));
  }
}

class FixedClock extends Clock {
  override now() {
    return new Date('2026-11-25T02:00:30Z');
  }
}

const rig = () => {
  const [health, samples, clock] = [new GivenHealth(), new KeptSamples(), new FixedClock()];
  return { health, samples, clock, service: new StatusService(health, samples, clock) };
};

it('writes down how the parts are, and nothing while the database is away', async () => {
  const { health, samples, service } = rig();
  await service.sample();
  const minute = Date.parse('2026-11-25T02:00:00Z') / 60_000;
  expect(samples.added).toEqual([[{ minute, files: 'up', reports: 'slow' }, '2026-11-12']]);
  health.state = { ...READY, database: 'down' };
  await service.sample();
  expect(samples.added).toHaveLength(1);
});

it('goes on when a sample cannot be written', async () => {
  const { samples, service } = rig();
  samples.broken = true;
  await expect(service.sample()).resolves.toBeUndefined();
});

it('tells how it is now and was, and asks no oftener than it has to', async () => {
  const { health, service } = rig();
  const [one, other] = await Promise.all([service.read(), service.read()]);
  expect(one).toBe(other);
  expect(one.now).toEqual({ site: 'up', files: 'up', reports: 'slow' });
  expect(one.days).toHaveLength(14);
  expect(health.asked).toBe(1);
});

it.each([
  ['the database is away', { ...READY, database: 'down' } as const, false],
  ['its days cannot be read', READY, true],
])('answers without days where %s', async (_, state, broken) => {
  const { health, samples, service } = rig();
  health.state = state;
  samples.broken = broken;
  expect((await service.read()).days).toEqual([]);
});
