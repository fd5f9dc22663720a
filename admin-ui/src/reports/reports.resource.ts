import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { reportTexts } from './report.texts';

export const reports: Resource = {
  name: 'reports',
  address: 'report',
  icon: AssignmentTurnedInIcon,
  group: 'review',
  see: 'certificates.read',
  change: 'reports.withdraw',
  texts: reportTexts,
  list: lazy(() => import('./ReportList')),
};
