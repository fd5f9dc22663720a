import { defineTexts } from '../../i18n/define-texts';

export const useProfileTexts = defineTexts('profile', {
  en: {
    title: 'Basic info',
    lead: 'A new application is filled in with what you save here. Write it as it is in your passport.',
    name: 'Name',
    gender: 'Gender',
    email: 'Email',
    emailElsewhere: 'You change it further below, under “Email address”.',
    passport: 'Passport',
    avatar: 'Avatar',
    nationality: 'Nationality',
    birth: 'Birthday',
    success: 'Update Success!',
    restored: 'What you had typed is back. It is not saved yet.',
    uploading: 'Please wait for all images to be uploaded successfully...',
  },
  cn: {
    title: '基本信息',
    lead: '新申请会自动填入此处保存的信息，请与护照保持一致。',
    name: '姓名',
    gender: '性别',
    email: '邮箱',
    emailElsewhere: '可在下方“邮箱地址”处更换。',
    passport: '护照号码',
    avatar: '头像',
    nationality: '国籍',
    birth: '出生日期',
    success: '更新成功！',
    restored: '已恢复您之前填写的内容，尚未保存。',
    uploading: '请等待所有图片上传完成…',
  },
});
