import { Box, Divider, Typography } from '@mui/material';
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin';
import { mayDo, type Permission } from '../auth/permissions';
import type { ScreenGroup } from '../resource';
import { HOME, SCREENS, type Screen } from './screens';

const GROUPS: readonly ScreenGroup[] = ['review', 'catalogue', 'administration'];

/** What this role may see, and nothing else. */
export function AppMenu() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const visible = SCREENS.filter(({ menu, resource }) => menu && (!resource || mayDo(permissions, resource)));
  return (
    <Box component="nav" aria-label={translate('layout.menu')} sx={{ pt: 1 }}>
      <Menu component="div" role="presentation">
        <MenuEntry screen={HOME} />
        {GROUPS.map((group) => (
          <MenuGroup key={group} group={group} screens={visible.filter(({ menu }) => menu?.group === group)} />
        ))}
      </Menu>
    </Box>
  );
}

interface MenuGroupProps {
  readonly group: ScreenGroup;
  readonly screens: readonly Screen[];
}

function MenuGroup({ group, screens }: MenuGroupProps) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  if (screens.length === 0) return null;
  return (
    <>
      {isOpen ? (
        <Typography component="p" variant="caption" noWrap sx={{ px: 2.5, pt: 2, pb: 0.5, color: 'text.secondary' }}>
          {translate(`layout.groups.${group}`)}
        </Typography>
      ) : (
        <Divider sx={{ mx: 2, my: 1 }} />
      )}
      {screens.map((screen) => (
        <MenuEntry key={screen.path} screen={screen} />
      ))}
    </>
  );
}

function MenuEntry({ screen: { path, title, menu } }: { readonly screen: Screen }) {
  const Icon = menu?.icon;
  // Links of the page, not items of a menu that opens.
  return <Menu.Item role="link" to={path} primaryText={title} leftIcon={Icon ? <Icon fontSize="small" /> : null} />;
}
