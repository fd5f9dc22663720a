import GroupIcon from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { userTexts } from './user.texts';

export const users: Resource = {
  name: 'users',
  address: 'user',
  icon: GroupIcon,
  group: 'administration',
  see: 'users.manage',
  texts: userTexts,
  list: lazy(() => import('./UserList')),
};
