import AlternateEmailIcon from '@mui/icons-material/AlternateEmailOutlined';
import type { Resource } from '../resource';
import { mailDomainTexts } from './mail-domain.texts';

export const mailDomains: Resource = {
  name: 'mail-domains',
  address: 'mail-domain',
  icon: AlternateEmailIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: mailDomainTexts,
};
