import PendingActionsIcon from '@mui/icons-material/PendingActionsOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { jobTexts } from './job.texts';

export const jobs: Resource = {
  name: 'jobs',
  address: 'job',
  icon: PendingActionsIcon,
  group: 'review',
  see: 'certificates.review',
  texts: jobTexts,
  list: lazy(() => import('./JobList')),
};
