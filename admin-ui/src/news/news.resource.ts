import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { newsTexts } from './news.texts';

export const news: Resource = {
  name: 'news',
  icon: ArticleIcon,
  group: 'catalogue',
  see: 'news.manage',
  texts: newsTexts,
  list: lazy(() => import('./NewsList')),
};
