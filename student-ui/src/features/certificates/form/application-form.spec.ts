import { expect, it, jest } from '@jest/globals';
import { EMPTY_APPLICATION } from './application';
import { ApplicationForm } from './application-form';

const empty = { base: EMPTY_APPLICATION, values: EMPTY_APPLICATION, version: null };

it('is changed by what differs from its record, until that is typed back or saved', () => {
  const form = new ApplicationForm(empty);
  const heard = jest.fn();
  const end = form.subscribe(heard);
  form.set('name', 'Mei');
  expect(form.state()).toMatchObject({ dirty: true, values: { name: 'Mei' }, base: { name: '' } });
  form.set('name', '');
  expect(form.state().dirty).toBe(false);
  form.set('name', 'Mei Lin');
  form.settle();
  expect(form.state()).toMatchObject({ dirty: false, base: { name: 'Mei Lin' } });
  expect(heard).toHaveBeenCalledTimes(4);
  end();
  form.set('name', 'Mei');
  expect(heard).toHaveBeenCalledTimes(4);
});

it('begins with what was kept, as changed as it was', () => {
  const form = new ApplicationForm({ ...empty, values: { ...EMPTY_APPLICATION, major: 'Law' }, version: 3 });
  expect(form.state()).toMatchObject({ dirty: true, version: 3, attempt: 0, problems: {} });
});

it('leaves alone what a letter does not touch, so that it is not rendered', () => {
  const form = new ApplicationForm(empty);
  form.arrive('cert_photos', '/api/file/a');
  form.report({ major: { kind: 'missing' } });
  const before = form.state();
  form.set('name', 'M');
  expect(form.state().values.cert_photos).toBe(before.values.cert_photos);
  expect(form.state().problems).toBe(before.problems);
  expect(form.state().base).toBe(before.base);
});

it('forgets what was wrong with a field once that is changed, and with all on another state of the record', () => {
  const form = new ApplicationForm(empty);
  form.report({ name: { kind: 'missing' }, major: { kind: 'refused', text: 'too long' } });
  form.set('name', 'Mei');
  expect(form.state()).toMatchObject({ problems: { major: { kind: 'refused' } }, attempt: 1 });
  expect(form.state().problems).not.toHaveProperty('name');
  form.report({ major: { kind: 'missing' } });
  expect(form.state().attempt).toBe(2);
  form.rebase({ ...empty, version: 4 });
  expect(form.state()).toMatchObject({ problems: {}, attempt: 2, version: 4, dirty: false });
});

it('is held while it is sent, until it is released or something is found wrong', () => {
  const form = new ApplicationForm(empty);
  expect(form.state().held).toBe(false);
  form.hold();
  expect(form.state().held).toBe(true);
  form.release();
  expect(form.state().held).toBe(false);
  form.hold();
  form.report({});
  expect(form.state().held).toBe(false);
});

it('adds a file that has arrived to a list, and puts it into a field for one', () => {
  const form = new ApplicationForm(empty);
  for (const url of ['/api/file/a', '/api/file/b']) {
    form.arrive('cert_photos', url);
    form.arrive('avatar', url);
  }
  expect(form.state().values).toMatchObject({
    avatar: '/api/file/b',
    cert_photos: ['/api/file/a', '/api/file/b'],
  });
});
