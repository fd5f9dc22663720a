import HubIcon from '@mui/icons-material/HubOutlined';
import type { Resource } from '../resource';
import { integratorTexts } from './integrator.texts';

export const integrators: Resource = {
  name: 'integrators',
  address: 'integrator',
  icon: HubIcon,
  group: 'administration',
  see: 'integrators.manage',
  texts: integratorTexts,
};
