import { setTimeout as sleep } from 'node:timers/promises';
import { photoJpeg } from '../../support/applicant.js';
import { expectFault, outcomeOf } from '../../support/faults.js';
import { start as startRedis } from '../../support/redis.js';
import { waitFor } from '../../support/server.js';
import { describeWithServers } from '../../support/with-servers.js';
import { Production } from './production.js';

/** Calls are given up after four and a half seconds; what is above that is a busy machine's. */
const ANSWER_MS = 12_000;

describeWithServers('what APIs and workers stand on', () => {
  let made: Production;
  beforeAll(async () => {
    made = await Production.start(2);
    await made.approve(await made.apply(2));
    await made.expectEachDoneOnce();
  });
  afterAll(() => made?.stop());

  const inTime = async (calls: () => Promise<unknown>) => {
    const began = performance.now();
    await calls();
    expect(performance.now() - began).toBeLessThan(ANSWER_MS);
  };

  it('a frozen Redis holds no call up, and what was ordered meanwhile is done once', async () => {
    const waiting = await made.apply(3);
    made.redis.freeze();
    await inTime(() => made.approve(waiting));
    expect((await made.beside(made.officer).get('/api/user/info')).status).toBe(200);
    made.redis.thaw();
    expectFault('redisFrozen', await made.expectEachDoneOnce());
  });

  it('a Redis killed without a trace of what it held is made up for', async () => {
    const waiting = await made.apply(4);
    await made.approve(waiting.slice(0, 2));
    await made.redis.kill();
    await inTime(() => made.approve(waiting.slice(2)));
    made.redis = await startRedis(Number(new URL(made.redis.url).port));
    expectFault('redisKilled', await made.expectEachDoneOnce());
  });

  it.each(['killed', 'frozen'])(
    'an object store, %s, makes uploads answer 503, and reports wait for it',
    async (how) => {
      const photo = await photoJpeg();
      const waiting = await made.apply(2);
      const restart = how === 'killed' ? await made.s3.kill() : undefined;
      if (how === 'frozen') made.s3.freeze();
      await inTime(async () => {
        await made.approve(waiting);
        const uploads = await Promise.all([
          made.student.upload('photo', 'photo.jpg', photo),
          made.beside(made.student).upload('photo', 'photo.jpg', photo),
        ]);
        expect(uploads.map(({ status, code }) => [status, code])).toEqual([
          [503, 503],
          [503, 503],
        ]);
      });
      // Long enough for a worker to have failed.
      await waitFor('a render to fail', async () =>
        made.workers.some(({ log }) => /report\.render.* failed/.test(log)),
      );
      if (restart) made.s3 = await restart();
      made.s3.thaw();
      expectFault('storeAway', await made.expectEachDoneOnce());
    },
    300_000,
  );

  it('a line that an SMTP server drops after the mail brings the same mail once more, and no other', async () => {
    const before = new Set((await made.api.mails()).map(({ messageId }) => messageId));
    made.sink.dropNext = true;
    const [applied] = await made.apply(1);
    const mails = async () =>
      (await made.api.mails()).filter(
        ({ messageId, to }) => to?.[0]?.address === made.student.email && !before.has(messageId),
      );
    await waitFor('the mail to come again', async () => (await mails()).length > 1, 60_000);
    await sleep(1_000);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.messageId).toBeTruthy();
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    expect(sent[1]?.text).toBe(sent[0]?.text);
    const texts = sent.map(({ text }) => text);
    expectFault('mailLineCut', outcomeOf(texts.slice(0, 1), texts));
    await made.approve(applied ? [applied] : []);
    await made.expectEachDoneOnce();
    for (const api of made.apis) expect(api.log).not.toMatch(/ failed: /);
  });
});
