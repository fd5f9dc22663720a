import KeyIcon from '@mui/icons-material/KeyOutlined';
import type { Resource } from '../resource';
import { apiKeyTexts } from './api-key.texts';

export const apiKeys: Resource = {
  name: 'api-keys',
  address: 'api-key',
  icon: KeyIcon,
  group: 'administration',
  see: 'integrators.manage',
  texts: apiKeyTexts,
};
