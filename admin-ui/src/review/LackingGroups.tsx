import { Typography } from '@mui/material';
import { CHECKED_GROUPS } from '@myverify/domain/verdict/checks';
import { useTranslate } from 'react-admin';
import { useGroupNames } from './useGroupNames';
import type { GroupReview } from './useGroupReview';
import { rejectionsIn, standingIn } from './verdicts';

/** What the button that is off is described by. */
export const LACKING = 'groups-that-lack';

interface LackingGroupsProps {
  readonly work: GroupReview;
  /** What confirmations lack, in words. */
  readonly gaps: readonly string[];
  /** Somebody may, and nothing that was proposed waits for a release. */
  readonly mayApprove: boolean;
}

/** Why there is no approval yet, or what comes now that each group has its verdict. */
export function LackingGroups({ work, gaps, mayApprove }: LackingGroupsProps) {
  const translate = useTranslate();
  const { namesOf } = useGroupNames();
  const { lacking, stored } = work;
  const isDone = gaps.length === 0 && CHECKED_GROUPS.every((group) => standingIn(stored.verdicts, group));
  const isRejected = rejectionsIn(stored.verdicts).length > 0;
  const line = { variant: 'body2', sx: { color: 'text.secondary' } } as const;
  return (
    <div style={{ flex: '1 0 100%' }}>
      {mayApprove && (lacking.length > 0 || gaps.length > 0) ? (
        <div id={LACKING}>
          {lacking.length > 0 ? (
            <Typography {...line}>{translate('verdicts.lacking', { groups: namesOf(lacking) })}</Typography>
          ) : null}
          {gaps.map((gap) => (
            <Typography key={gap} {...line}>
              {gap}
            </Typography>
          ))}
        </div>
      ) : null}
      <Typography role="status" {...line}>
        {isDone && (isRejected || mayApprove)
          ? translate(isRejected ? 'verdicts.all_done_reject' : 'verdicts.all_done')
          : null}
      </Typography>
    </div>
  );
}
