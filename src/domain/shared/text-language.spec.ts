import { languageOf } from './text-language.js';

it.each([
  ['Welcome to MyVerify', 'en'],
  ['使用指南:如何申请学历认证 (Guide in Chinese)', 'zh-Hans'],
  ['Names in their own script 姓名与文字', 'en'],
  ['南方学子升学中心 (Demo)', 'zh-Hans'],
  ['2026', 'en'],
  ['', 'en'],
])('%p is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
