import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { universityTexts } from './university.texts';

export const universities: Resource = {
  name: 'universities',
  address: 'mun',
  icon: SchoolIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: universityTexts,
  list: lazy(() => import('./UniversityList')),
  pages: [
    { path: 'relation', title: 'resources.universities.relations', screen: lazy(() => import('./RelationPage')) },
  ],
};
