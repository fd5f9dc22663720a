import RuleIcon from '@mui/icons-material/RuleOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { reasonTexts } from './reason.texts';

export const rejectionReasons: Resource = {
  name: 'rejection-reasons',
  address: 'reason',
  icon: RuleIcon,
  group: 'review',
  see: 'certificates.review',
  texts: reasonTexts,
  list: lazy(() => import('./ReasonList')),
};
