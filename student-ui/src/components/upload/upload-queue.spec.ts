import { expect, it } from '@jest/globals';
import type { UploadedFile } from './send-file';
import { type Order, UploadQueue } from './upload-queue';

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function rig() {
  const orders: Array<Order & { done: (uploaded: UploadedFile) => void; fail: (error: Error) => void }> = [];
  const arrived: string[] = [];
  const queue = new UploadQueue({
    send: (order) => new Promise((done, fail) => orders.push({ ...order, done, fail })),
    onDone: (field, { name }, replaces) => arrived.push(`${field}: ${name}${replaces ? ` for ${replaces}` : ''}`),
  });
  const states = () => queue.snapshot().map(({ file, state, percent }) => `${file.name} ${state} ${percent}`);
  const answer = (name: string): UploadedFile => ({ url: `/api/file/${name}`, name, type: 'image/png', size: 1 });
  return { orders, arrived, queue, states, answer };
}

it('sends three at a time and takes off the list what arrived', async () => {
  const { orders, arrived, queue, states, answer } = rig();
  queue.add('passport', 'passport', ['1.png', '2.png', '3.png', '4.png'].map(png));
  expect(states()).toEqual(['1.png sending 0', '2.png sending 0', '3.png sending 0', '4.png waiting 0']);
  orders[1]?.onProgress(40);
  orders[0]?.done(answer('1.png'));
  await settled();
  expect(arrived).toEqual(['passport: 1.png']);
  expect(states()).toEqual(['2.png sending 40', '3.png sending 0', '4.png sending 0']);
});

it('keeps what failed until it is sent again', async () => {
  const { orders, arrived, queue, states, answer } = rig();
  queue.add('passport', 'passport', [png('1.png')]);
  orders[0]?.onProgress(70);
  orders[0]?.fail(new Error('gone'));
  await settled();
  const failed = queue.snapshot()[0];
  expect(failed).toMatchObject({ state: 'failed', error: new Error('gone') });
  queue.retry(failed?.id ?? '');
  expect(states()).toEqual(['1.png sending 0']);
  orders[1]?.done(answer('1.png'));
  await settled();
  expect([arrived, states()]).toEqual([['passport: 1.png'], []]);
});

it('cancels what is removed, and forgets an answer that comes nevertheless', async () => {
  const { orders, arrived, queue, states, answer } = rig();
  queue.add('passport', 'passport', [png('1.png')]);
  queue.remove(queue.snapshot()[0]?.id ?? '');
  expect(orders[0]?.signal.aborted).toBe(true);
  orders[0]?.done(answer('1.png'));
  await settled();
  expect([arrived, states()]).toEqual([[], []]);
});

it('never sends what is refused', async () => {
  const { orders, queue } = rig();
  queue.add('passport', 'passport', [new File(['x'], 'page.html', { type: 'text/html' }), png('1.png')]);
  expect(orders.map(({ file }) => file.name)).toEqual(['1.png']);
  expect(queue.snapshot()[0]).toMatchObject({ state: 'refused', refusal: { code: 'file_wrong_format' } });
});

it('tells its listeners of every change, until they leave', () => {
  const { queue } = rig();
  const seen: number[] = [];
  const leave = queue.subscribe(() => seen.push(queue.snapshot().length));
  queue.add('passport', 'passport', [png('1.png')]);
  expect(seen.at(-1)).toBe(1);
  leave();
  queue.clear();
  expect(seen.at(-1)).toBe(1);
});

it('gives a field the same list until something of it changes, whatever becomes of others', () => {
  const { queue, orders } = rig();
  queue.add('cert_photos', 'certificate', [png('degree.png')]);
  queue.add('passport_photos', 'passport', [png('passport.png')]);
  const [passport, degree] = [queue.of('passport_photos'), queue.of('cert_photos')];
  orders[0]?.onProgress(40);
  expect(queue.of('passport_photos')).toBe(passport);
  expect(queue.of('cert_photos')).not.toBe(degree);
  expect(queue.of('cert_photos')).toMatchObject([{ percent: 40 }]);
  expect(queue.of('payment_photos')).toBe(queue.of('payment_photos'));
});

it('says whose place a file takes', async () => {
  const { orders, arrived, queue, answer } = rig();
  queue.add('passport', 'passport', [png('cut.png')], '/api/file/1.png');
  orders[0]?.done(answer('cut.png'));
  await settled();
  expect(arrived).toEqual(['passport: cut.png for /api/file/1.png']);
});
