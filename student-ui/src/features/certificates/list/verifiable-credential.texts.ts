import { defineTexts } from '../../../i18n/define-texts';

export const useVerifiableCredentialTexts = defineTexts('verifiable-credential', {
  en: {
    button: 'Portable copy',
    buttonOf: 'Portable copy of {{number}}',
    what: 'The report as a signed file that computer systems can check by themselves (W3C Verifiable Credential). It says what the PDF says, with your passport number: give it only to those who may have the PDF.',
  },
  cn: {
    button: '电子凭证',
    buttonOf: '{{number}} 的电子凭证',
    what: '可由计算机系统自动核验的签名文件（W3C 可验证凭证），内容与 PDF 报告相同，包括护照号码，请只交给可以查看 PDF 报告的人。',
  },
});
