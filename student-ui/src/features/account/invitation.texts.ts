import { defineTexts } from '../../i18n/define-texts';

export const useInvitationTexts = defineTexts('account-invitation', {
  en: {
    title: 'Choose your password',
    lead: 'An account was made for you. Nobody but you will know its password.',
    account: 'Your account',
    submit: 'Save the password',
    done: 'Your password is saved',
    doneText: 'Sign in with it now.',
    loading: 'Looking for your invitation',
    ended: 'This link does not work',
    login: 'To the sign-in page',
  },
  cn: {
    title: '设置您的密码',
    lead: '我们已为您创建账户，除您之外没有人知道密码。',
    account: '您的账户',
    submit: '保存密码',
    done: '密码已保存',
    doneText: '现在即可用它登录。',
    loading: '正在查找您的邀请',
    ended: '此链接无效',
    login: '前往登录页面',
  },
});
