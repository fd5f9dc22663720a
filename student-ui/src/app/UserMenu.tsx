import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { manage, paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import { api, portal } from '../lib/api';
import { type User, useSession, useSessionControl } from '../lib/session';

export default function UserMenu({ user }: { user: User }) {
  const t = useCommonTexts();
  const navigate = useNavigate();
  const session = useSessionControl();
  const { isStaff } = useSession();
  const logout = useMutation({
    mutationFn: () => portal(api.POST('/api/user/logout')),
    // Even where no answer came, this device is signed out: the cookie is worth nothing without the page asking for it.
    onSettled: () => {
      void navigate(paths.home);
      session.end();
    },
  });
  const name = user.name || user.email;
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={t('account', { name })}
          maw="14rem"
          onClick={(event) => event.stopPropagation()}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isStaff && (
          <Menu.Item component="a" href={manage.home}>
            {t('backOffice')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.profile}>
          {t('basicInfo')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.changePassword}>
          {t('changePassword')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => logout.mutate()} disabled={logout.isPending}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
