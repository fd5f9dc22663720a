import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreen from '@mui/icons-material/FitScreen';
import NavigateBefore from '@mui/icons-material/KeyboardDoubleArrowLeft';
import NavigateNext from '@mui/icons-material/KeyboardDoubleArrowRight';
import OpenInNew from '@mui/icons-material/OpenInNew';
import RotateRight from '@mui/icons-material/RotateRight';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import WidthFull from '@mui/icons-material/WidthFullOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ReviewDocument } from './documents';
import { useGroupNames } from './useGroupNames';
import type { SlotControl } from './useSlots';
import type { ViewControl } from './useView';

interface ViewerToolbarProps {
  readonly document: ReviewDocument;
  readonly control: ViewControl;
  readonly slots: SlotControl;
}

export function ViewerToolbar({ document, control, slots }: ViewerToolbarProps) {
  const translate = useTranslate();
  const { page, pages } = control.view;
  const group = useGroupNames().nameOf(document.group);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tool name="previous" onClick={() => slots.step(-1)}>
        <NavigateBefore />
      </Tool>
      <Tool name="next" onClick={() => slots.step(1)}>
        <NavigateNext />
      </Tool>
      <Typography variant="body2" sx={{ mx: 1, fontWeight: 600 }} role="status">
        {translate('review.viewer.place', { group, place: document.place, of: document.of })}
      </Typography>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {pages > 1 ? (
          <>
            <Tool name="page_before" onClick={() => control.turnPage(-1)} disabled={page === 1}>
              <ChevronLeft />
            </Tool>
            <Typography variant="body2">{translate('review.viewer.page', { page, pages })}</Typography>
            <Tool name="page_after" onClick={() => control.turnPage(1)} disabled={page === pages}>
              <ChevronRight />
            </Tool>
          </>
        ) : null}
        <Tool name="zoom_out" onClick={control.zoomOut}>
          <ZoomOut />
        </Tool>
        <Tool name="zoom_in" onClick={control.zoomIn}>
          <ZoomIn />
        </Tool>
        <Tool name="fit" onClick={() => control.fitInto('width')}>
          <WidthFull />
        </Tool>
        <Tool name="fit_page" onClick={() => control.fitInto('page')}>
          <FitScreen />
        </Tool>
        <Tool name="rotate" onClick={control.rotate}>
          <RotateRight />
        </Tool>
        <Tool name="beside" isForDesks onClick={slots.keepBeside}>
          <ViewColumn />
        </Tool>
        <IconButton
          component="a"
          href={document.url}
          target="_blank"
          rel="noopener"
          aria-label={translate('review.viewer.open')}
        >
          <OpenInNew fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

interface ToolProps {
  readonly name: string;
  readonly disabled?: boolean;
  /** A phone has no room for it. */
  readonly isForDesks?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ name, disabled = false, isForDesks = false, onClick, children }: ToolProps) {
  const text = useTranslate()(`review.viewer.${name}`);
  return (
    <Tooltip title={text}>
      {/* A button that is off tells nothing to a tooltip. */}
      <Box component="span" sx={isForDesks ? { display: { xs: 'none', md: 'inline' } } : undefined}>
        <IconButton aria-label={text} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </Box>
    </Tooltip>
  );
}
