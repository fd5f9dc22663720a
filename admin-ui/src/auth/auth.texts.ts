import { defineTexts } from '../i18n/define-texts';

export const authTexts = defineTexts({
  en: {
    title: 'Sign in',
    heading: 'Back office',
    lead: 'Review of academic certificates and upkeep of the public lists.',
    login: 'Email or username',
    password: 'Password',
    show_password: 'Show password',
    hide_password: 'Hide password',
    submit: 'Sign in',
    success: 'Login Success!',
    session_lost: 'you need login again',
    student_title: 'This is the back office',
    student_text: 'Your account is a student account. You are being taken to the student site.',
    student_link: 'Go to the student site',
  },
  cn: {
    title: '登录',
    heading: '管理后台',
    lead: '学历证书审核与公开信息维护',
    login: '邮箱或用户名',
    password: '密码',
    show_password: '显示密码',
    hide_password: '隐藏密码',
    submit: '登录',
    success: '登录成功',
    session_lost: '登录已失效，请重新登录',
    student_title: '这里是管理后台',
    student_text: '您登录的是学生账号，正在为您转到学生端。',
    student_link: '前往学生端',
  },
});
