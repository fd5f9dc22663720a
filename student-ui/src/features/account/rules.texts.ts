import { defineTexts } from '../../i18n/define-texts';
import { fieldErrorText } from '../../lib/field-error';

/** The catalogue's words, which the server uses as well. */
const ENGLISH = {
  emailMissing: 'Please input email',
  emailWrong: 'Please input the correct email',
  passwordMissing: 'Please input password',
  passwordLength: '8 to 16 characters',
  passwordKinds: 'Required: uppercase letter,lowercase letter and number',
  passwordCommon: 'This password is too common',
  staffPasswordShort: 'At least 6 characters',
  staffPasswordLong: 'At most 128 characters',
  confirmMissing: 'Please confirm the password',
  confirmOther: 'The two passwords entered do not match',
  codeMissing: 'Please input the verification code in your inbox',
  codeWrong: 'The verification code is wrong or has expired',
  consentMissing: 'Please read and accept the Privacy Policy and the Terms and Conditions',
  passwordWrong: 'The password is wrong',
  oldPasswordWrong: 'The old password is wrong',
  credentialsMissing: 'email or password is required',
  wordMissing: 'Please type the word',
} as const;

type RuleKey = keyof typeof ENGLISH;

const useRuleTexts = defineTexts('account-rules', {
  en: ENGLISH,
  cn: {
    emailMissing: '请输入邮箱',
    emailWrong: '请输入正确的邮箱',
    passwordMissing: '请输入密码',
    passwordLength: '长度为 8 到 16 个字符',
    passwordKinds: '须包含大写字母、小写字母和数字',
    passwordCommon: '该密码过于常见，请换一个',
    staffPasswordShort: '密码长度不能低于6位',
    staffPasswordLong: '密码长度不能高于128位',
    confirmMissing: '请再次输入密码',
    confirmOther: '两次输入的密码不一致',
    codeMissing: '请输入邮件中的验证码',
    codeWrong: '验证码错误或已失效，请重新获取',
    consentMissing: '请阅读并同意隐私政策和服务条款',
    passwordWrong: '密码不正确',
    oldPasswordWrong: '原密码不正确',
    credentialsMissing: '请输入邮箱和密码',
    wordMissing: '请输入提示的文字',
  },
});

/** The catalogue has these in Chinese. */
const IN_CHINESE: Readonly<Record<string, RuleKey>> = {
  密码长度不能低于6位: 'staffPasswordShort',
  密码长度不能高于128位: 'staffPasswordLong',
};

const BY_TEXT: Readonly<Record<string, RuleKey>> = {
  ...Object.fromEntries(Object.entries(ENGLISH).map(([key, text]) => [text, key as RuleKey])),
  ...IN_CHINESE,
};

/** Gives the text of a field's error: of a rule by its key, or of what the server said, in the language of the page. */
export function useRuleText(): (error: unknown) => string | null {
  const t = useRuleTexts();
  return (error) => {
    if (typeof error !== 'string' || error === '') return null;
    const key = error in ENGLISH ? (error as RuleKey) : BY_TEXT[error];
    if (key) return t(key);
    return fieldErrorText(error);
  };
}
