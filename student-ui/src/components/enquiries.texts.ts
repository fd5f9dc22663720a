import { defineTexts } from '../i18n/define-texts';

/** What an applicant agrees to, wherever it is asked. A change of it is a new version of the notice. */
export const useEnquiriesTexts = defineTexts('enquiries', {
  en: {
    agree: 'I agree that MyVerify may ask the university and the ministry',
    text: 'To confirm your certificate we may ask the university that issued it, and the ministry, what their records say. They see your name, birth and programme and what you say of your studies, and those documents of your application that an officer chooses. You find your consent under “Your data”, and can withdraw it there at any time.',
  },
  cn: {
    agree: '我同意 MyVerify 向大学和高教部求证',
    text: '为确认您的证书，我们可能向颁发证书的大学以及高教部查询其档案记载。对方会看到您的姓名、出生日期、专业和您所填写的学习情况，以及审核人员从您的申请中选择的文件。您可以在“我的数据”中查看此项同意，并可随时撤回。',
  },
});
