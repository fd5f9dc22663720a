import Badge from '@mui/icons-material/BadgeOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Logout from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Password from '@mui/icons-material/PasswordOutlined';
import { Avatar, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSignOut } from '../auth/useSignOut';
import { closeAllTabs } from './tab-list';

export function AccountMenu() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  const label = translate('layout.user_menu', { name });
  const close = () => setAnchor(null);
  const leave = async () => {
    close();
    if (await signOut('/login', false)) closeAllTabs();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <Avatar
            src={identity?.avatar}
            alt=""
            // The button is named in full.
            aria-hidden
            sx={{ width: 28, height: 28, fontSize: 13, bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {[...name][0]?.toUpperCase()}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {identity?.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <Badge fontSize="small" />
          </ListItemIcon>
          {translate('account.basic_info')}
        </MenuItem>
        <MenuItem component={Link} to="/account/password" onClick={close}>
          <ListItemIcon>
            <Password fontSize="small" />
          </ListItemIcon>
          {translate('account.change_password')}
        </MenuItem>
        <MenuItem component={Link} to="/account/factors" onClick={close}>
          <ListItemIcon>
            <Key fontSize="small" />
          </ListItemIcon>
          {translate('factors.title')}
        </MenuItem>
        <MenuItem component="a" href="/" onClick={close}>
          <ListItemIcon>
            <OpenInNew fontSize="small" />
          </ListItemIcon>
          {translate('layout.student_site')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('account.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
