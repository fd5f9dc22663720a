import { defineTexts } from '../i18n/define-texts';

export const useReauthenticationTexts = defineTexts('reauthentication', {
  en: {
    title: 'Is it you?',
    lead: 'You signed in a while ago. Enter your password to go on; what you typed stays.',
    leadWithoutPassword: 'You signed in a while ago. Show once more that it is you to go on; what you typed stays.',
    password: 'Password',
    show: 'Show or hide the password',
    submit: 'Confirm',
    byFactor: 'Use a second factor instead',
    byOrganisation: 'Confirm at your organisation',
    needed: 'Please enter your password',
  },
  cn: {
    title: '请确认是您本人',
    lead: '距您上次登录已有一段时间，请输入密码以继续。已填写的内容不会丢失。',
    leadWithoutPassword: '距您上次登录已有一段时间，请再次确认是您本人以继续。已填写的内容不会丢失。',
    password: '密码',
    show: '显示或隐藏密码',
    submit: '确认',
    byFactor: '改用双重验证',
    byOrganisation: '通过所属机构确认',
    needed: '请输入密码',
  },
});
