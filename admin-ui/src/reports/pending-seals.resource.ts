import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { Resource } from '../resource';
import { pendingSealTexts } from './pending-seal.texts';

export const pendingSeals: Resource = {
  name: 'pending-seals',
  address: 'pending-seal',
  icon: HourglassEmptyIcon,
  group: 'review',
  see: 'certificates.review',
  texts: pendingSealTexts,
};
