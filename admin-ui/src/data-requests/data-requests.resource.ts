import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined';
import type { Resource } from '../resource';
import { dataRequestTexts } from './data-request.texts';

export const dataRequests: Resource = {
  name: 'data-requests',
  address: 'data-request',
  icon: PrivacyTipIcon,
  group: 'administration',
  see: 'users.manage',
  texts: dataRequestTexts,
};
