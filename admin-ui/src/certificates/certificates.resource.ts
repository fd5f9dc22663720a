import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import type { Resource } from '../resource';
import { certificateTexts } from './certificate.texts';

export const certificates: Resource = {
  name: 'certificates',
  address: 'student',
  icon: FactCheckIcon,
  group: 'review',
  see: 'certificates.read',
  change: 'certificates.review',
  texts: certificateTexts,
  hasRecordScreen: true,
};
