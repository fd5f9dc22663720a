import { TypeOrmHealthSamples } from '../../../src/modules/status/health-sample.typeorm-repository.js';
import { onEachEngine, type TestDatabase } from '../../support/databases.js';

/** Noon of a day in Malaysia. */
const noon = (day: string) => Date.parse(`${day}T04:00:00Z`) / 60_000;

onEachEngine('the samples of health', (fresh) => {
  let db: TestDatabase;
  let samples: TypeOrmHealthSamples;
  beforeEach(async () => {
    db = await fresh();
    samples = new TypeOrmHealthSamples(db.database);
  });
  afterEach(() => db?.dispose());

  it('are none at first', async () => {
    expect(await samples.first()).toBeNull();
    expect(await samples.counts('2026-11-01')).toEqual([]);
  });

  it('are counted by day and state, and the first to tell of a minute is believed', async () => {
    const minute = noon('2026-11-24');
    for (const at of [0, 1]) await samples.add({ minute: minute + at, files: 'up', reports: 'up' }, '2026-11-01');
    await samples.add({ minute: minute + 1, files: 'down', reports: 'down' }, '2026-11-01');
    await samples.add({ minute: minute + 2, files: 'up', reports: 'slow' }, '2026-11-01');
    // Half past midnight there is the evening before in London.
    await samples.add({ minute: minute + 750, files: 'down', reports: 'up' }, '2026-11-01');
    expect(await samples.first()).toBe(minute);
    const counts = await samples.counts('2026-11-24');
    expect(counts).toHaveLength(3);
    expect(counts).toEqual(
      expect.arrayContaining([
        { day: '2026-11-24', files: 'up', reports: 'up', minutes: 2 },
        { day: '2026-11-24', files: 'up', reports: 'slow', minutes: 1 },
        { day: '2026-11-25', files: 'down', reports: 'up', minutes: 1 },
      ]),
    );
    expect(await samples.counts('2026-11-25')).toHaveLength(1);
  });

  it('are forgotten with the day that nobody is told of any more', async () => {
    await samples.add({ minute: noon('2026-11-10'), files: 'up', reports: 'up' }, '2026-11-01');
    await samples.add({ minute: noon('2026-11-24'), files: 'up', reports: 'up' }, '2026-11-11');
    expect(await samples.first()).toBe(noon('2026-11-24'));
  });
});
