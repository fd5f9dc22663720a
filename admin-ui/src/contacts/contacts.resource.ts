import ContactMailIcon from '@mui/icons-material/ContactMailOutlined';
import type { Resource } from '../resource';
import { contactTexts } from './contact.texts';

export const contacts: Resource = {
  name: 'contacts',
  address: 'contact',
  icon: ContactMailIcon,
  group: 'catalogue',
  see: ['catalog.manage', 'confirmations.manage'],
  change: 'catalog.manage',
  texts: contactTexts,
};
