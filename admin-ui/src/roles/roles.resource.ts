import KeyIcon from '@mui/icons-material/KeyOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { roleTexts } from './role.texts';

export const roles: Resource = {
  name: 'roles',
  address: 'role',
  icon: KeyIcon,
  group: 'administration',
  see: 'users.manage',
  texts: roleTexts,
  list: lazy(() => import('./RoleList')),
};
