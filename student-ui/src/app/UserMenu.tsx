import { Button, Menu, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { endDrafts } from '@myverify/api-client/draft-places';
import { cameFromOrganisation, forgetOrganisation } from '@myverify/api-client/organisation-notes';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { manage, paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import { api, portal } from '../lib/api';
import { giveUpForm, mayLeave } from '../lib/leaving';
import { useErrorText } from '../lib/messages';
import { notify } from '../lib/notify';
import { type User, useSession, useSessionControl } from '../lib/session';

/** Otherwise the next one who sits here would be signed in again without a question. */
async function signOutOfOrganisation(): Promise<void> {
  if (!cameFromOrganisation()) return;
  forgetOrganisation();
  const { url } = await portal(api.POST('/api/user/organisation-sign-out')).catch(() => ({ url: null }));
  if (url) location.assign(url);
}

export default function UserMenu({ user }: { user: User }) {
  const t = useCommonTexts();
  const navigate = useNavigate();
  const session = useSessionControl();
  const { isStaff } = useSession();
  const errorText = useErrorText();
  const logout = useMutation({
    mutationFn: () => portal(api.POST('/api/user/logout')),
    onSuccess: () => {
      giveUpForm();
      endDrafts(localStorage);
      void navigate(paths.home);
      session.end();
      void signOutOfOrganisation();
    },
    // The session goes on, and whoever leaves the device must know.
    onError: (error) => {
      if (error instanceof ApiError && error.sessionEnded) return;
      void notify({ color: 'red', title: t('logoutFailed'), message: errorText(error), autoClose: 10_000 });
    },
  });
  const signOut = async () => {
    if (await mayLeave()) logout.mutate();
  };
  const name = user.name || user.email;
  return (
    // Opened while the menu of a phone still unfolds, the button counts as out of sight, and what hangs on it would
    // stay hidden.
    <Menu position="bottom-end" withinPortal={false} hideDetached={false}>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={t('account', { name })}
          maw="14rem"
          // So that a long name is cut.
          style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
          onClick={(event) => event.stopPropagation()}
        >
          <Text span inherit truncate>
            {name}
          </Text>
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
        <Menu.Item onClick={() => void signOut()} disabled={logout.isPending}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
