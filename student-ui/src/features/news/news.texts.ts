import { defineTexts } from '../../i18n/define-texts';

export const useNewsTexts = defineTexts('news', {
  en: {
    loading: 'News',
    published: 'Published on',
    views: '{{number}} views',
    back: 'Back to the home page',
    missing: 'This article is not here any more',
    missingText: 'It may have been removed, or the address is mistyped.',
  },
  cn: {
    loading: '新闻',
    published: '发布于',
    views: '{{number}} 次浏览',
    back: '返回首页',
    missing: '该文章已不存在',
    missingText: '文章可能已被删除，或网址有误。',
  },
});
