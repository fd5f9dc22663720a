import { Alert, Link as MuiLink } from '@mui/material';
import { proposalsSeen } from '@myverify/domain/proposal/proposal';
import { timeOf } from '@myverify/domain/shared/calendar';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OpenProposal } from '../api/records';
import type { Permission } from '../auth/permissions';
import { addressOf } from '../resources';

/** What the buttons that are off are described by. */
export const OPEN_PROPOSAL = 'open-proposal';

/** What is proposed and what that keeps from; `null` where nothing is. */
export function useProposalWords(proposal: OpenProposal | null): string | null {
  const translate = useTranslate();
  if (proposal === null) return null;
  const { action, proposedByName, proposedAt } = proposal;
  const name = proposedByName ?? translate('resources.proposals.nobody');
  return translate(`resources.proposals.beside.${action}`, { name, at: timeOf(proposedAt) });
}

/** Something about the record waits for a second officer, who is led to it. */
export function ProposalNotice({ proposal }: { readonly proposal: OpenProposal | null }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const words = useProposalWords(proposal);
  if (proposal === null) return null;
  return (
    <Alert severity="info" role="note">
      <span id={OPEN_PROPOSAL}>{words}</span>{' '}
      {proposalsSeen({ permissions }).includes(proposal.action) ? (
        <MuiLink
          component={Link}
          to={`${addressOf('proposals')}/${proposal.id}/show`}
          color="inherit"
          sx={{ display: 'inline-block' }}
        >
          {translate('resources.proposals.go')}
        </MuiLink>
      ) : null}
    </Alert>
  );
}
