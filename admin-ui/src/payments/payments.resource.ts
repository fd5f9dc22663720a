import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import type { Resource } from '../resource';
import { paymentTexts } from './payment.texts';

export const payments: Resource = {
  name: 'payments',
  address: 'payment',
  icon: PaymentsIcon,
  group: 'review',
  see: 'certificates.read',
  texts: paymentTexts,
};
