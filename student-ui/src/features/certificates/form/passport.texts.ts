import { defineTexts } from '../../../i18n/define-texts';

/** What is said of a passport that was read by machine. */
export const usePassportTexts = defineTexts('passport-reading', {
  en: {
    first: 'Less to type: send the photo page of your passport first. What is read on it is offered for these fields.',
    goThere: 'Go to the passport',
    title: 'Read from your passport',
    waiting: 'Reading your passport …',
    use: 'Use these',
    useOne: 'Use “{{value}}” for {{label}}',
    check: 'Some letters were hard to read: please look at each one.',
    differs: 'The passport says something else than the form. Look at both, and keep what is right.',
    here: 'In the form: {{value}}',
    there: 'In the passport: {{value}}',
    take: 'Use',
    agrees: 'Your passport was read, and the form agrees with it.',
    filled: 'Filled in from your passport. Please read it once more.',
    expired: 'This passport was valid until {{day}}. If you have a newer one, please add its page.',
    nothing:
      'The two lines of letters at the bottom of the passport page could not be read. Is the whole page in the picture, sharp and bright? A new picture helps us to be quick; you can also go on without one.',
    several:
      'There is more than one passport in this picture, so nothing was read from it. Please add a picture with yours alone.',
  },
  cn: {
    first: '少填一些：请先上传护照的照片页，读取到的内容可直接填入以下各项。',
    goThere: '前往护照一项',
    title: '从您的护照识别到',
    waiting: '正在识别您的护照……',
    use: '使用这些信息',
    useOne: '{{label}}使用“{{value}}”',
    check: '部分字符不够清晰，请逐一核对。',
    differs: '护照上的信息与表单不一致。请对照两者，保留正确的内容。',
    here: '表单内容：{{value}}',
    there: '护照内容：{{value}}',
    take: '使用',
    agrees: '护照已识别，与表单内容一致。',
    filled: '已根据护照填写，请再核对一遍。',
    expired: '此护照的有效期至 {{day}}。如已换发新护照，请添加新护照的资料页。',
    nothing:
      '未能识别护照资料页底部的两行字符。请确认照片包含完整页面，并且清晰、明亮。重新拍摄有助于我们更快办理；您也可以直接继续。',
    several: '这张照片中有多本护照，因此未从中识别任何信息。请上传只含您本人护照的照片。',
  },
});
