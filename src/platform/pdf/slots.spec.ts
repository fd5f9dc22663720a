import { Slots } from './slots.js';

describe('Slots', () => {
  const never = new AbortController().signal;
  const settled = async (work: Promise<unknown>) => {
    const pending = Symbol('pending');
    return (await Promise.race([work, new Promise((resolve) => setImmediate(resolve, pending))])) !== pending;
  };

  test('lets in as many as there are, then one for each that leaves, in order', async () => {
    const slots = new Slots(1);
    await slots.take(never);
    const second = slots.take(never);
    const third = slots.take(never);
    expect(await settled(second)).toBe(false);
    slots.give();
    expect(await settled(second)).toBe(true);
    expect(await settled(third)).toBe(false);
    slots.give();
    expect(await settled(third)).toBe(true);
  });

  test('who gives up waiting takes no slot', async () => {
    const slots = new Slots(1);
    await slots.take(never);
    const abort = new AbortController();
    const impatient = expect(slots.take(never, abort.signal)).rejects.toThrow('enough');
    const patient = slots.take(never);
    abort.abort(new Error('enough'));
    await impatient;
    await expect(slots.take(abort.signal)).rejects.toThrow('enough');
    slots.give();
    expect(await settled(patient)).toBe(true);
    slots.give();
    expect(await settled(slots.take(never))).toBe(true);
  });

  test('tell whether somebody waits', async () => {
    const slots = new Slots(1);
    await slots.take(never);
    expect(slots.areWaitedFor).toBe(false);
    const second = slots.take(never);
    expect(slots.areWaitedFor).toBe(true);
    slots.give();
    await second;
    expect(slots.areWaitedFor).toBe(false);
  });
});
