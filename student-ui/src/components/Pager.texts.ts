import { defineTexts } from '../i18n/define-texts';

export const usePagerTexts = defineTexts('pager', {
  en: {
    perPage: 'Rows per page',
    page: 'Page {{page}}',
    jump: 'Go to page',
    go: 'Go',
    pastTheEnd: 'There is nothing on this page',
    firstPage: 'To the first page',
  },
  cn: {
    perPage: '每页条数',
    page: '第 {{page}} 页',
    jump: '跳至页码',
    go: '跳转',
    pastTheEnd: '此页没有内容',
    firstPage: '回到第一页',
  },
});
