import LinkIcon from '@mui/icons-material/LinkOutlined';
import { lazy } from 'react';
import type { Resource } from '../resource';
import { agentTexts } from './agent.texts';

export const agents: Resource = {
  name: 'agents',
  address: 'agentU',
  icon: LinkIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: agentTexts,
  list: lazy(() => import('./AgentList')),
};
