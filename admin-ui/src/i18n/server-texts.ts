import type { Failure } from '@myverify/api-client/api-error';
import { fieldTextCn } from './field-texts.cn';
import { i18nProvider } from './i18n-provider';
import { messagesCn, reasonsCn } from './reasons.cn';

/** Where no answer came, or one that no one wrote words for. */
const ENGLISH: Readonly<Record<string, string>> = {
  timeout: 'The service did not answer in time. Please try again.',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
  offline: 'You are offline. Please try again as soon as you are connected.',
};
const UNEXPECTED = 'Something went wrong on our side, please try again';

/** The catalogue has these in Chinese alone. */
const ENGLISH_OF: Readonly<Record<string, string>> = {
  密码长度不能低于6位: 'The password must have at least 6 characters',
  密码长度不能高于128位: 'The password must not have more than 128 characters',
  '两次输入密码不一致!': 'The two passwords entered do not match',
};

/** A refusal in the present language: the server's words in English, in Chinese a translation by reason. */
export function localise(refusal: Failure): Failure {
  const isChinese = i18nProvider.getLocale() === 'cn';
  const fieldText = isChinese ? fieldTextCn : (text: string) => ENGLISH_OF[text] ?? text;
  const message = isChinese ? messageCn(refusal) : messageEn(refusal);
  if (!refusal.errors) return { ...refusal, message };
  const errors = Object.entries(refusal.errors).map(([name, text]): [string, string] => [name, fieldText(text)]);
  return { ...refusal, message, errors: Object.fromEntries(errors) };
}

function messageEn({ message, reason }: Failure): string {
  const known = ENGLISH_OF[message] ?? message;
  return known || (ENGLISH[reason] ?? UNEXPECTED);
}

function messageCn({ message, reason, errors }: Failure): string {
  const detail = reason === 'in_use' && errors ? Object.values(errors).map(fieldTextCn).join('；') : '';
  return detail || (messagesCn[message] ?? reasonsCn[reason] ?? '出现问题，请稍后重试');
}
