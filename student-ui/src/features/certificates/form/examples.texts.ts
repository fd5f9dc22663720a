import { defineTexts } from '../../../i18n/define-texts';

export const useExampleTexts = defineTexts('examples', {
  en: {
    list: 'Good and bad pictures: {{label}}',
    good: 'Good',
    cut: 'Cut off',
    dark: 'Too dark',
    glare: 'Glare',
    blurred: 'Blurred',
    seen: {
      good: 'Right: all of it is in the picture, bright and sharp',
      cut: 'Wrong: a part is outside the picture',
      dark: 'Wrong: too little light to read it',
      glare: 'Wrong: light shines back and hides a part',
      blurred: 'Wrong: not sharp',
    },
  },
  cn: {
    list: '合格与不合格的图片：{{label}}',
    good: '合格',
    cut: '不完整',
    dark: '太暗',
    glare: '反光',
    blurred: '模糊',
    seen: {
      good: '正确：内容完整、明亮、清晰',
      cut: '错误：有一部分在画面之外',
      dark: '错误：光线太暗，无法辨认',
      glare: '错误：反光遮住了一部分',
      blurred: '错误：不清晰',
    },
  },
});
