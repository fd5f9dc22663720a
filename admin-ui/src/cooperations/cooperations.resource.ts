import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { cooperationTexts } from './cooperation.texts';

export const cooperations: Resource = {
  name: 'cooperations',
  address: 'coo',
  icon: HandshakeIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: cooperationTexts,
  list: lazy(() => import('./CooperationList')),
};
