import { expect, it, jest } from '@jest/globals';
import { Form, isSame, type Rules } from './form';

interface Values {
  readonly name: string;
  readonly password: string;
  readonly again: string;
  readonly files: readonly string[];
}

const EMPTY: Values = { name: '', password: '', again: '', files: [] };
const empty = { base: EMPTY, values: EMPTY, version: null };
const RULES: Rules<Values, string> = {
  name: (name) => (name === '' ? 'missing' : null),
  again: (again, { password }) => (again === password ? null : 'different'),
};
const withRules = () => new Form<Values, string>(empty, RULES);

it('is changed by what differs from its record, until that is typed back or saved', () => {
  const form = new Form<Values, string>(empty);
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
  const form = new Form<Values, string>({ ...empty, values: { ...EMPTY, name: 'Mei' }, version: 3 });
  expect(form.state()).toMatchObject({ dirty: true, version: 3, attempt: 0, problems: {} });
});

it('leaves alone what a letter does not touch, so that it is not rendered', () => {
  const form = withRules();
  form.set('files', ['/api/file/a']);
  form.report({ again: 'refused' });
  const before = form.state();
  form.set('name', 'M');
  expect(form.state().values.files).toBe(before.values.files);
  expect(form.state().problems).toBe(before.problems);
  expect(form.state().reported).toBe(before.reported);
  expect(form.state().base).toBe(before.base);
});

it('forgets what was wrong with a field once that is changed, and with all on another state of the record', () => {
  const form = new Form<Values, string>(empty);
  form.report({ name: 'missing', password: 'too long' });
  form.set('name', 'Mei');
  expect(form.state()).toMatchObject({ problems: { password: 'too long' }, reported: ['password'], attempt: 1 });
  expect(form.state().problems).not.toHaveProperty('name');
  form.report({ password: 'missing' });
  expect(form.state().attempt).toBe(2);
  form.rebase({ ...empty, version: 4 });
  expect(form.state()).toMatchObject({ problems: {}, reported: [], attempt: 2, version: 4, dirty: false });
});

it('is held while it is sent, until it is released or something is found wrong', () => {
  const form = new Form<Values, string>(empty);
  expect(form.state().held).toBe(false);
  form.hold();
  expect(form.state().held).toBe(true);
  form.release();
  expect(form.state().held).toBe(false);
  form.hold();
  form.report({});
  expect(form.state().held).toBe(false);
});

it('tells what its rules find, and shows it of a field that is left, without calling it reported', () => {
  const form = withRules();
  expect(form.found()).toEqual({ name: 'missing' });
  expect(form.state().problems).toEqual({});
  form.check('password');
  form.check('name');
  expect(form.state()).toMatchObject({ problems: { name: 'missing' }, reported: [], attempt: 0 });
  form.set('name', 'Mei');
  expect(form.state().problems).toEqual({});
  expect(form.found()).toEqual({});
});

it('does not bring back to what was reported a field that was mended and is wrong again', () => {
  const form = withRules();
  form.report(form.found());
  expect(form.state().reported).toEqual(['name']);
  form.set('name', 'M');
  form.set('name', '');
  form.check('name');
  expect(form.state()).toMatchObject({ problems: { name: 'missing' }, reported: [] });
});

it('forgets what a rule found once another field mends it, and nothing that the server said', () => {
  const form = withRules();
  form.set('again', 'Kelapa');
  form.check('again');
  expect(form.state().problems).toEqual({ again: 'different' });
  form.set('password', 'Kelap');
  expect(form.state().problems).toEqual({ again: 'different' });
  form.set('password', 'Kelapa');
  expect(form.state().problems).toEqual({});
  form.report({ again: 'too common' });
  form.check('again');
  form.set('name', 'Mei');
  expect(form.state().problems).toEqual({ again: 'too common' });
});

it('tells nobody of a field that is left as it was', () => {
  const form = withRules();
  form.check('name');
  const heard = jest.fn();
  form.subscribe(heard);
  form.check('name');
  form.check('again');
  expect(heard).not.toHaveBeenCalled();
});

it('compares lists by what they hold', () => {
  expect(isSame(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
  expect(isSame('a', 'a')).toBe(true);
  expect(isSame(false, '')).toBe(false);
});
