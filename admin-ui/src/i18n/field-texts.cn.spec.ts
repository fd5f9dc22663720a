import { describe, expect, it } from '@jest/globals';
import { fieldTextCn } from './field-texts.cn';

describe('what the server says beside a field, in Chinese', () => {
  it.each([
    ['Please input the region', '此项必填'],
    ['Please input email', '此项必填'],
    ['Please input the correct email', '请输入正确的邮箱'],
    ['The name must not be longer than 200 characters', '不能超过 200 个字符'],
    ['The content must not be larger than 200 KB', '内容不能超过 200 KB'],
    ['3 to 18 characters', '长度为 3 到 18 个字符'],
    ['There is a role of this name already', '已有同名角色'],
    ['There is a university of this name already', '已存在相同的内容'],
    ['The email belongs to another account already', '该邮箱已被其他账号使用'],
    ['The name holds characters that cannot be seen, please type it anew', '包含看不见的字符，请重新输入'],
    ['The date of birth must be a day as YYYY-MM-DD', '请按 YYYY-MM-DD 填写日期'],
    ['The date of birth must not be after today', '日期不能晚于今天'],
    ['The start date must not be after 2199-12-31', '日期不能晚于 2199-12-31'],
    ['please chose an university.', '请选择大学'],
    ['Please choose two different universities', '请选择两所不同的大学'],
    ['There is no such company', '所选内容不存在'],
    [
      'Universiti Malaya is used by 2 cooperations and 1 agency',
      '“Universiti Malaya”被 2 项合作和 1 家代理机构引用，不能删除',
    ],
    ['北方代理 is used by 3 universities', '“北方代理”正在代理 3 所大学，不能删除'],
  ])('%s', (english, chinese) => {
    expect(fieldTextCn(english)).toBe(chinese);
  });

  it('leaves what is Chinese already, and names no field that it does not know in English', () => {
    expect(fieldTextCn('密码长度不能低于6位')).toBe('密码长度不能低于6位');
    expect(fieldTextCn('两次输入密码不一致!')).toBe('两次输入密码不一致!');
    expect(fieldTextCn('A text of next year')).toBe('填写有误，请检查');
  });
});
