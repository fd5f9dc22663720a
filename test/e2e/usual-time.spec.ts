import { FORM_TEXTS, uploadPapers } from '../support/applicant.js';
import { signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

const DAY_MS = 24 * 3_600_000;

let server: RunningServer;

beforeAll(async () => {
  // Settings of its own give it a process of its own, where nobody has asked within the hour.
  server = await startServer({ env: { REVIEW_PROMISE_DAYS: '5' } });
});

afterAll(() => server.dispose());

/** So many applications, decided some days ago, each a week after it was made. */
async function decide(count: number): Promise<void> {
  const officer = await signIn(server.url, ADMIN);
  const papers = await uploadPapers(officer);
  for (let place = 0; place < count; place += 1) {
    const form = { ...FORM_TEXTS, ...papers, email: 'holder@example.com', passport: `E${1_000_000 + place}` };
    const { code } = await officer.post('/api/cert/add-auth', form);
    expect(code).toBe(200);
  }
  const decided = Date.now() - 10 * DAY_MS;
  const sql = 'UPDATE certificates SET applied_at = ?, decided_at = ?';
  inData(server, (data) => data.prepare(sql).run(decided - 7 * DAY_MS, decided));
}

const told = async () => {
  const answer = await fetch(`${server.url}/api/v1/site`);
  const { usualTime } = (await answer.json()) as { usualTime: unknown };
  return usualTime;
};

it('tells everybody how many working days 20 decisions took', async () => {
  await decide(20);
  expect(await told()).toEqual({ from: 5, to: 5 });
});
