import { expect, it } from '@jest/globals';
import { chineseFieldError } from './field-error-texts';

it.each([
  ['Please input the name', '请填写此项'],
  ['Please input the correct email', '请输入正确的邮箱地址'],
  ['Please choose the gender', '请选择'],
  ['The name must not be longer than 120 characters', '不能超过 120 个字符'],
  ['The name holds characters that cannot be seen, please type it anew', '含有看不见的字符，请重新输入'],
  ['The date of birth must be a day as YYYY-MM-DD', '请按 YYYY-MM-DD 格式填写有效日期'],
  ['The awarding date must not be after today', '不能晚于今天'],
  ['The gender must be Male or Female', '请从选项中选择'],
  ['There may be at most 15 files', '最多 15 个文件'],
  ['Words that nobody foresaw', '填写有误，请检查'],
])('says %j as %j', (english, chinese) => {
  expect(chineseFieldError(english)).toBe(chinese);
});
