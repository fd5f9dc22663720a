import { type RunningServer, startAlone } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
beforeAll(async () => {
  server = await startAlone();
});
afterAll(() => server.dispose());

it('tells everybody how the parts of the service are and were, without numbers', async () => {
  const yesterday = new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  const start = Date.parse(`${yesterday}T00:00:00+08:00`) / 60_000;
  const values = Array.from(
    { length: 1440 },
    (_, at) => `(${start + at}, '${yesterday}', 'up', '${at < 9 ? 'slow' : 'up'}')`,
  );
  await rowsOf(server.database, `INSERT INTO health_samples (minute, day, files, reports) VALUES ${values.join(', ')}`);
  const answer = await fetch(`${server.url}/api/v1/status`);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { now: object; days: { day: string; states: object | null }[] };
  expect(body.now).toEqual({ site: 'up', files: 'up', reports: 'up' });
  expect(body.days).toHaveLength(14);
  expect(body.days.at(-2)).toEqual({ day: yesterday, states: { site: 'up', files: 'up', reports: 'slow' } });
  expect(body.days[0]?.states).toBeNull();
  expect(Object.keys(body)).toEqual(['now', 'days']);
});
