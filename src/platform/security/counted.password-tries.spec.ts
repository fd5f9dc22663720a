import { setTimeout as sleep } from 'node:timers/promises';
import { after, NOON } from '../../../test/contract/stores.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { LOGIN_TRIES_EVERYWHERE, LOGIN_WINDOW_MS } from '../../domain/account/login-rules.js';
import { message } from '../../domain/messages/message.js';
import { siteOf } from '../../domain/shared/network.js';
import { CountedPasswordTries } from './counted.password-tries.js';
import { WaitingRoom } from './waiting-room.js';

const NAME = 'mei@example.com';

const placed = (from: string) =>
  from.startsWith('device ') ? { name: from, isKnown: true } : { name: siteOf(from), isKnown: false };

/** Waits no longer than a moment, and remembers for how long it was asked to. */
class QuickRoom extends WaitingRoom {
  readonly waits: number[] = [];

  override async wait(ms: number): Promise<void> {
    this.waits.push(ms);
    await sleep(1);
  }
}

async function rig() {
  const { unitOfWork, clock, events, database } = await freshStores();
  const room = new QuickRoom();
  const tries = new CountedPasswordTries(unitOfWork, clock, new PlainPseudonyms(), room);
  const fail = (address: string, name = NAME) =>
    tries
      .run(name, placed(address), message('passwords_locked'), async () => 'wrong')
      .catch(({ reason }: { reason: string }) => reason);
  const succeed = (address: string) =>
    tries.run(NAME, placed(address), message('passwords_locked'), async (network) => {
      await unitOfWork.run((tx) => tx.loginFailures.forgive(NAME, network));
      return 'right';
    });
  const failMany = async (times: number, addressOf: (n: number) => string) => {
    const answers: string[] = [];
    for (let n = 0; n < times; n += 1) answers.push(await fail(addressOf(n)));
    return answers;
  };
  const kept = () =>
    database.writer.query<{ account_hash: string; of_account: string }[]>(
      'SELECT account_hash, of_account FROM login_failures ORDER BY account_hash = of_account',
    );
  return { events, room, clock, kept, fail, succeed, failMany };
}

test('a network is refused after ten, for its window, and tells so once', async () => {
  const { events, clock, fail, failMany } = await rig();
  expect(new Set(await failMany(10, (n) => `203.0.113.${n}`))).toEqual(new Set(['wrong']));
  expect([await fail('203.0.113.99'), await fail('203.0.113.98')]).toEqual(['locked_out', 'locked_out']);
  expect(await fail('203.0.114.1')).toBe('wrong');
  expect(await fail('203.0.113.99', 'another@example.com')).toBe('wrong');
  expect((await events()).map(({ action }) => action)).toEqual(['login.locked']);
  clock.time = after(LOGIN_WINDOW_MS, NOON);
  expect(await fail('203.0.113.99')).toBe('wrong');
});

test('from everywhere each try waits after fifty failures; neither refused tries nor right ones are such', async () => {
  const { room, fail, succeed, failMany } = await rig();
  await failMany(60, () => '203.0.113.1');
  for (let n = 0; n < 60; n += 1) await succeed(`198.51.${n}.1`);
  await failMany(LOGIN_TRIES_EVERYWHERE - 10, (n) => `192.0.${n}.1`);
  expect(room.waits).toEqual([]);
  expect(await fail('2001:db8::1')).toBe('wrong');
  expect(await succeed('2001:db8:1::1')).toBe('right');
  expect(await fail('2001:db8:2::1')).toBe('wrong');
  expect(room.waits).toEqual([1000, 2000, 2000]);
});

test('a known browser has ten of its own, and waits for nobody', async () => {
  const { room, fail, failMany } = await rig();
  await failMany(LOGIN_TRIES_EVERYWHERE, (n) => `192.0.${n}.1`);
  expect(new Set(await failMany(10, () => 'device one'))).toEqual(new Set(['wrong']));
  expect(await fail('device one')).toBe('locked_out');
  expect(await fail('device two')).toBe('wrong');
  expect(room.waits).toEqual([]);
  expect(await fail('198.51.100.1')).toBe('wrong');
  expect(room.waits).toHaveLength(1);
});

test('right tries at once are looked at one after another, those of other networks meanwhile', async () => {
  const { succeed } = await rig();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => succeed(`203.0.${n % 2}.1`)));
  expect(new Set(answers)).toEqual(new Set(['right']));
});

test('of what was typed as the account, which may be a password, only keyed hashes are kept', async () => {
  const { kept, fail } = await rig();
  await fail('203.0.113.1');
  const { exactly } = new PlainPseudonyms();
  const of_account = exactly(NAME);
  expect(await kept()).toEqual([
    { account_hash: exactly(`${NAME}\n${siteOf('203.0.113.1')}`), of_account },
    { account_hash: of_account, of_account },
  ]);
});
