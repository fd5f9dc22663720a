import { CN_AT_HAND, EN_AT_HAND } from './at-hand.js';
import { CN } from './cn.js';
import { EN } from './en.js';
import { message } from './message.js';
import { fieldTexts, type Refused, refusalText, type Spoken, saidText } from './refusal-text.js';
import { render } from './render.js';

const ENGLISH = { locale: 'en-GB', texts: EN } as const;
const CHINESE = { locale: 'zh-CN', texts: CN } as const;
const CHINESE_AT_FIRST: Spoken = { locale: 'zh-CN', texts: CN_AT_HAND };
const refused = (more: Partial<Refused>): Refused => ({
  reason: 'invalid_input',
  message: 'As the service says it',
  ...more,
});

describe('a refusal', () => {
  it('is told by its code, with its parameters', () => {
    const wait = refused({ code: 'wait_seconds', params: { seconds: 7 } });
    expect(refusalText(wait, CHINESE)).toBe(render(message('wait_seconds', { seconds: 7 }), CHINESE));
    expect(refusalText(wait, ENGLISH)).toBe('Too many requests, please wait 7 seconds');
  });

  it('is told in English where the service says it in Chinese', () => {
    const differ = refused({ code: 'staff_passwords_differ', message: '两次输入密码不一致!' });
    expect(refusalText(differ, ENGLISH)).toBe(EN.staff_passwords_differ);
  });

  it('of several fields is told by the fields', () => {
    expect(refusalText(refused({}), CHINESE)).toBe(CN.check_fields);
    expect(refusalText(refused({ reason: 'missing_fields' }), CHINESE)).toBe(CN.fill_fields);
    expect(refusalText(refused({}), ENGLISH)).toBe('As the service says it');
  });

  it('of records in use names them and what uses them', () => {
    const uses = [{ code: 'agencies_many', params: { count: 2 } }, { code: 'cooperations_one' }];
    const codes = { 1: { code: 'used_by', params: { name: 'UM', uses } }, 2: { code: 'a_later_code' } };
    const used = message('used_by', {
      name: 'UM',
      uses: [message('agencies_many', { count: 2 }), message('cooperations_one')],
    });
    expect(refusalText(refused({ reason: 'in_use', codes }), CHINESE)).toBe(render(used, CHINESE));
  });

  it.each<[string, Partial<Refused>]>([
    ['a code of a later version', { code: 'a_later_code' }],
    ['a code without what its text names', { code: 'wait_seconds' }],
    ['a parameter that is none', { code: 'wait_seconds', params: { seconds: {} } }],
    ['a part that is not known', { code: 'used_by', params: { name: 'UM', uses: [{ code: 'a_later_code' }] } }],
    ['a name that every object has', { code: 'toString' }],
    ['no code, and a reason that says nothing of fields', { reason: 'http_502' }],
  ])('with %s is told in the words of the service', (_, more) => {
    for (const spoken of [ENGLISH, CHINESE]) expect(refusalText(refused(more), spoken)).toBe('As the service says it');
  });

  it('without words is unexpected', () => {
    for (const text of ['', 'http_502']) {
      const bare = refused({ reason: 'http_502', message: text });
      expect([refusalText(bare, ENGLISH), refusalText(bare, CHINESE)]).toEqual([EN.unexpected, CN.unexpected]);
    }
  });

  it('is told in the words of the service until its language has come; what needs no service at once', () => {
    expect(refusalText(refused({ code: 'code_wrong' }), CHINESE_AT_FIRST)).toBe('As the service says it');
    const offline = refused({ reason: 'offline', code: 'offline', message: 'offline' });
    expect(refusalText(offline, CHINESE_AT_FIRST)).toBe(CN.offline);
    expect(refusalText(offline, { locale: 'en-GB', texts: EN_AT_HAND })).toBe(EN.offline);
  });
});

describe('what is wrong with a field', () => {
  const refusal = refused({
    errors: { name: 'Please input the name', day: 'As the service says it' },
    codes: { name: { code: 'required', params: { label: 'name' } } },
  });

  it('is told by its code, otherwise in the words of the service', () => {
    expect(fieldTexts(refusal, CHINESE)).toEqual({ name: CN.required, day: 'As the service says it' });
    expect(fieldTexts(refusal, ENGLISH)).toEqual(refusal.errors);
  });

  it('is told in general where there are no words yet', () => {
    expect(saidText(message('code_needed'), CHINESE_AT_FIRST)).toBe(CN.not_valid);
  });
});
