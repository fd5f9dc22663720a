import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Replay from '@mui/icons-material/Replay';
import { Box, Button, type SvgIconProps } from '@mui/material';
import { CHECKED_GROUPS, type CheckedGroup } from '@myverify/domain/verdict/checks';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useGroupNames } from './useGroupNames';
import type { GroupReview } from './useGroupReview';
import { newestIn } from './verdicts';

type Mark = readonly [icon: ComponentType<SvgIconProps>, color: SvgIconProps['color'], text: string];

const MARKS = {
  none: [RadioButtonUnchecked, 'disabled', 'verdicts.state.none'],
  storing: [HourglassEmpty, 'disabled', 'verdicts.state.storing'],
  failed: [ErrorOutline, 'error', 'verdicts.state.failed'],
  outdated: [HistoryToggleOff, 'warning', 'verdicts.state.outdated'],
  accepted: [CheckCircle, 'success', 'verdicts.kind.accepted'],
  send_again: [Replay, 'warning', 'verdicts.kind.send_again'],
  refused: [HighlightOff, 'error', 'verdicts.kind.refused'],
} as const satisfies Readonly<Record<string, Mark>>;

function markOf(group: CheckedGroup, { stored, problems }: GroupReview): Mark | undefined {
  if (!stored.isReviewer) return undefined;
  if (stored.storing.includes(group)) return MARKS.storing;
  if (problems[group]) return MARKS.failed;
  const newest = newestIn(stored.verdicts).get(group);
  if (!newest) return MARKS.none;
  return newest.state === 'outdated' ? MARKS.outdated : MARKS[newest.verdict];
}

interface GroupTabsProps {
  readonly work: GroupReview;
  readonly onChoose: (group: CheckedGroup) => void;
}

/** The groups, each with what stands of it. */
export function GroupTabs({ work, onChoose }: GroupTabsProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const prefix = useId();
  return (
    <Box
      component="nav"
      aria-label={translate('verdicts.groups')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {CHECKED_GROUPS.map((group) => {
        const mark = markOf(group, work);
        const [Icon, color, text] = mark ?? [];
        const isShown = group === work.group;
        return (
          <Box key={group}>
            <Button
              size="small"
              variant="outlined"
              color={isShown ? 'primary' : 'inherit'}
              aria-current={isShown ? 'true' : undefined}
              aria-describedby={mark ? `${prefix}${group}` : undefined}
              startIcon={Icon ? <Icon color={color} /> : undefined}
              onClick={() => onChoose(group)}
              sx={{ whiteSpace: 'nowrap', px: 1, ...(isShown ? { boxShadow: 'inset 0 0 0 1px currentColor' } : {}) }}
            >
              {nameOf(group)}
            </Button>
            <span id={`${prefix}${group}`} hidden>
              {text ? translate(text) : null}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
