import { defineTexts } from '../../i18n/define-texts';

export const useCheckTexts = defineTexts('check', {
  en: {
    many: 'Checking many? Ask for access for your organisation',
    title: 'Check a report',
    lead: 'Somebody has shown you a verification report? Its number tells you at once whether it is genuine and in force.',
    description:
      'Check a MyVerify verification report by its number: see whether it is valid, withdrawn or unknown, and compare what it certifies.',
    resultTitle: 'Report {{number}}',
    another: 'Check another report',
    form: {
      label: 'Report number',
      hint: 'At the top of the report, beginning with MYV. Letter case and dashes do not matter.',
      scan: 'Or scan the QR code of the report with the camera of your phone: it opens this page with the result.',
      check: 'Check',
      empty: 'Type the number of the report.',
      foreign:
        'A report number has no “{{character}}” in it: it is made of digits and of letters other than U. Compare it with the report.',
      length: 'A report number has 15 characters after MYV. You typed {{count}}.',
      mistyped:
        'There is a typing mistake in this number: its last character does not fit the others. Compare it with the report, character by character.',
    },
    about: {
      title: 'What a report means, and what it does not',
      means: 'It means',
      means1:
        'A reviewer approved the application: photo, passport, certificate, transcript, the pages stamped by the ministry and proof of payment were accepted by formal review.',
      means2:
        'A formal review is about whether documents are complete, legible and consistent with each other. A stamping report is about the stamp of the ministry and its date alone.',
      means3: 'Each report has a number of its own, and this page says whether it is in force today.',
      not: 'It does not mean',
      not1: 'that MyVerify judges the quality of the studies: it is a formal review.',
      notConfirmed:
        'that the university or the ministry has confirmed anything, unless the result of the check says so.',
      not2: 'that MyVerify answers for the truth of the documents: the applicant does.',
      not3: 'that a paper is genuine because a number is printed on it: only this page tells.',
    },
  },
  cn: {
    many: '需要核验多份报告？为贵机构申请接入',
    title: '核验报告',
    lead: '有人向您出示了认证报告？输入报告编号，即可知道报告是否真实有效。',
    description: '输入编号核验 MyVerify 认证报告：查看报告有效、已撤回或不存在，并核对报告所认证的内容。',
    resultTitle: '报告 {{number}}',
    another: '核验其他报告',
    form: {
      label: '报告编号',
      hint: '位于报告顶部，以 MYV 开头，不区分大小写，可省略连字符。',
      scan: '也可以用手机相机扫描报告上的二维码，直接打开本页查看结果。',
      check: '核验',
      empty: '请输入报告编号。',
      foreign: '报告编号中不会出现“{{character}}”：编号只包含数字和除 U 以外的字母。请对照报告检查。',
      length: 'MYV 之后应有 15 个字符，您输入了 {{count}} 个。',
      mistyped: '编号输入有误：末位校验字符与前面的字符不符。请对照报告逐字检查。',
    },
    about: {
      title: '报告说明什么，不说明什么',
      means: '报告说明',
      means1: '审核人员批准了该申请：照片、护照、证书、成绩单、高教部盖章页和付款凭证均经形式审核接受。',
      means2: '形式审核针对材料是否完整、清晰、相互一致。盖章认证报告仅针对高教部的盖章及其日期。',
      means3: '每份报告都有唯一编号，本页面显示报告当前是否有效。',
      not: '报告不说明',
      not1: 'MyVerify 对学业质量作出评价：平台只进行形式审核。',

      notConfirmed: '大学或高教部已予确认，除非核验结果中写明。',
      not2: 'MyVerify 对文件的真实性负责：由申请人负责。',
      not3: '印有编号的纸质报告就是真的：以本页面的核验结果为准。',
    },
  },
});
