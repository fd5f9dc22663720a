import PolicyIcon from '@mui/icons-material/PolicyOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { auditTexts } from './audit.texts';

export const auditEvents: Resource = {
  name: 'audit-events',
  address: 'audit',
  icon: PolicyIcon,
  group: 'administration',
  see: 'audit.read',
  texts: auditTexts,
  list: lazy(() => import('./AuditList')),
};
