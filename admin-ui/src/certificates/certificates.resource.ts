import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { READING_PERMISSIONS } from '@myverify/domain/account/actor';
import type { Resource } from '../resource';
import { certificateTexts } from './certificate.texts';

export const certificates: Resource = {
  name: 'certificates',
  address: 'student',
  icon: FactCheckIcon,
  group: 'review',
  see: READING_PERMISSIONS,
  change: 'certificates.review',
  texts: certificateTexts,
  hasRecordScreen: true,
};
