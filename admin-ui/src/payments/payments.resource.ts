import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { READING_PERMISSIONS } from '@myverify/domain/account/actor';
import type { Resource } from '../resource';
import { paymentTexts } from './payment.texts';

export const payments: Resource = {
  name: 'payments',
  address: 'payment',
  icon: PaymentsIcon,
  group: 'review',
  see: READING_PERMISSIONS,
  texts: paymentTexts,
};
