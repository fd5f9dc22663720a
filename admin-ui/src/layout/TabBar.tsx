import Close from '@mui/icons-material/Close';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, ButtonBase, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { HOME, SCREENS, screenAt } from './screens';
import { closeOtherTabs, closeTabs, closing, type Tab, tabAfter, useTabs } from './tab-list';

/** The screens that are open, the home tab first. */
export function TabBar() {
  const translate = useTranslate();
  const { permissions = [], isPending } = usePermissions<Permission[]>();
  const current = screenAt(useLocation().pathname)?.path ?? null;
  // Another user may have opened some of them before.
  const tabs = useTabs().filter(({ path }) => !isPending && maySee(path, permissions));
  const navigate = useNavigate();
  const close = (path: string) => {
    if (path === current) navigate(tabAfter(path).to, { state: closing([path]) });
    else closeTabs([path]);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        height: 40,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="nav"
        aria-label={translate('layout.tabs.label')}
        sx={{ display: 'flex', flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {tabs.map((tab) => (
          <OpenTab key={tab.path} tab={tab} isCurrent={tab.path === current} onClose={() => close(tab.path)} />
        ))}
      </Box>
      <CloseMenu current={current} onClose={close} />
    </Box>
  );
}

function maySee(path: string, permissions: readonly Permission[]): boolean {
  const resource = SCREENS.find((screen) => screen.path === path)?.resource;
  return resource === undefined || mayDo(permissions, resource);
}

interface OpenTabProps {
  readonly tab: Tab;
  readonly isCurrent: boolean;
  readonly onClose: () => void;
}

function OpenTab({ tab, isCurrent, onClose }: OpenTabProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const title = translate(SCREENS.find(({ path }) => path === tab.path)?.title ?? '');
  useEffect(() => {
    if (!isCurrent) return;
    const show = () => place.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    show();
    // With letters of another width it is elsewhere.
    void document.fonts.ready.then(show);
  }, [isCurrent]);
  return (
    <Box
      ref={place}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        boxShadow: (theme) => (isCurrent ? `inset 0 -2px ${theme.palette.primary.main}` : 'none'),
      }}
    >
      <ButtonBase
        component={Link}
        to={tab.to}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{
          height: '100%',
          pl: 2,
          pr: tab.path === HOME.path ? 2 : 0.5,
          fontSize: '0.8125rem',
          fontWeight: isCurrent ? 600 : 450,
          color: isCurrent ? 'text.primary' : 'text.secondary',
        }}
      >
        {title}
      </ButtonBase>
      {tab.path === HOME.path ? null : (
        <IconButton
          size="small"
          aria-label={translate('layout.tabs.close', { title })}
          onClick={onClose}
          sx={{ mr: 0.5, p: 0.5 }}
        >
          <Close sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  );
}

interface CloseMenuProps {
  readonly current: string | null;
  readonly onClose: (path: string) => void;
}

function CloseMenu({ current, onClose }: CloseMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tabs = useTabs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const closeAll = () => navigate(HOME.path, { state: closing(tabs.map(({ path }) => path)) });
  return (
    <>
      <Tooltip title={translate('layout.tabs.more')}>
        <IconButton
          aria-label={translate('layout.tabs.more')}
          aria-haspopup="menu"
          size="small"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ mx: 0.5, alignSelf: 'center' }}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={current === null || current === HOME.path}
          onClick={choose(() => current !== null && onClose(current))}
        >
          {translate('layout.tabs.close_this')}
        </MenuItem>
        <MenuItem onClick={choose(() => closeOtherTabs(current))}>{translate('layout.tabs.close_others')}</MenuItem>
        <MenuItem onClick={choose(closeAll)}>{translate('layout.tabs.close_all')}</MenuItem>
      </Menu>
    </>
  );
}
