import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { certificateTexts } from './certificate.texts';

export const certificates: Resource = {
  name: 'student',
  apiName: 'certificates',
  icon: FactCheckIcon,
  group: 'review',
  see: 'certificates.read',
  change: 'certificates.review',
  texts: certificateTexts,
  list: lazy(() => import('./CertificateList')),
  record: lazy(() => import('../review/ReviewDesk')),
};
