import MarkEmailReadIcon from '@mui/icons-material/MarkEmailReadOutlined';
import type { Resource } from '../resource';
import { confirmationTexts } from './confirmation.texts';

export const confirmations: Resource = {
  name: 'confirmations',
  address: 'confirmation',
  icon: MarkEmailReadIcon,
  group: 'review',
  see: 'certificates.review',
  change: 'confirmations.manage',
  texts: confirmationTexts,
};
