import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { companyTexts } from './company.texts';

export const companies: Resource = {
  name: 'companies',
  address: 'company',
  icon: ApartmentIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: companyTexts,
  list: lazy(() => import('./CompanyList')),
};
