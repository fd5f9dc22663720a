import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { unsealedTexts } from './unsealed.texts';

export const unsealedReports: Resource = {
  name: 'unsealed',
  apiName: 'reports/unsealed',
  icon: HourglassEmptyIcon,
  group: 'review',
  see: 'certificates.review',
  texts: unsealedTexts,
  list: lazy(() => import('./UnsealedList')),
};
