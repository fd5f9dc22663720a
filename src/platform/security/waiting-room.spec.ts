import { WaitingRoom } from './waiting-room.js';

const outcome = (wait: Promise<void>) =>
  wait.then(
    () => 'waited',
    (error: { reason: string }) => error.reason,
  );

test('a room lets wait so many of a network, and so many of all', async () => {
  const room = new WaitingRoom();
  const ofOne = Array.from({ length: 21 }, () => outcome(room.wait(60_000, 'one')));
  expect(await ofOne[20]).toBe('too_many_requests');
  const others = Array.from({ length: 980 }, (_, n) => outcome(room.wait(60_000, `other ${n}`)));
  expect(await outcome(room.wait(60_000, 'another'))).toBe('too_many_requests');
  room.onModuleDestroy();
  expect(new Set(await Promise.all([...ofOne.slice(0, 20), ...others]))).toEqual(new Set(['unavailable']));
});

test('whoever has waited makes room', async () => {
  const room = new WaitingRoom();
  for (let round = 0; round < 2; round++) {
    const all = Array.from({ length: 20 }, () => outcome(room.wait(1, 'one')));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['waited']));
  }
});

test('nobody waits for a process that ends', async () => {
  const room = new WaitingRoom();
  room.onModuleDestroy();
  expect(await outcome(room.wait(60_000, 'one'))).toBe('unavailable');
});
