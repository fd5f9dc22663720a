import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useTranslate } from 'react-admin';
import type { OpenProposal } from '../api/records';
import { LACKING } from './LackingGroups';
import { OPEN_PROPOSAL, useProposalWords } from './ProposalNotice';
import { useGroupNames } from './useGroupNames';

interface Obstacle {
  readonly words: string;
  /** The id of what says so on the screen. */
  readonly saidBy: string;
}

/**
 * What the server would refuse an approval for.
 * @param gaps what confirmations lack, in words.
 */
export function useObstacle(
  lacking: readonly CheckedGroup[],
  gaps: readonly string[],
  proposal: OpenProposal | null,
): Obstacle | null {
  const translate = useTranslate();
  const { namesOf } = useGroupNames();
  const proposed = useProposalWords(proposal);
  if (proposed !== null) return { words: proposed, saidBy: OPEN_PROPOSAL };
  if (lacking.length === 0 && gaps.length === 0) return null;
  const groups = lacking.length > 0 ? [translate('verdicts.lacking', { groups: namesOf(lacking) })] : [];
  return { words: [...groups, ...gaps].join(' · '), saidBy: LACKING };
}
