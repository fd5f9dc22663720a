import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import type { Resource } from '../resource';
import { proposalTexts } from './proposal.texts';

export const proposals: Resource = {
  name: 'proposals',
  address: 'proposal',
  icon: HowToRegIcon,
  group: 'review',
  see: ['reports.withdraw', 'certificates.review'],
  texts: proposalTexts,
};
