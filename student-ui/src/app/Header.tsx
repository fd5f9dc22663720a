import { Box, Burger, Button, Collapse, Group, Skeleton, Stack } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { LinkButton } from '../components/LinkButton';
import { manage, paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import { lazyPart } from '../lib/lazy-part';
import { useSession } from '../lib/session';
import classes from './Header.module.css';
import { HeaderBar } from './HeaderBar';

// Visitors need no menu, and what places it beside its button weighs as much as the router.
const UserMenu = lazyPart(() => import('./UserMenu'), OwnAccount, <Skeleton w="8rem" h={36} />);

export function Header() {
  const t = useCommonTexts();
  const [open, { toggle, close }] = useDisclosure(false);
  const burger = useCloses(open, close);
  return (
    <header className={classes.header}>
      <HeaderBar onHome={close}>
        <Group
          component="nav"
          aria-label={t('menu')}
          visibleFrom="sm"
          gap={4}
          wrap="nowrap"
          flex={1}
          ml={{ base: 0, md: 'md' }}
        >
          <Places />
          {/* Who is signed in is known later, and moves nothing. */}
          <Box flex={1} />
          <Account />
        </Group>
        <Group gap="xs" wrap="nowrap">
          <LanguageSwitch />
          <Burger
            ref={burger}
            hiddenFrom="sm"
            opened={open}
            onClick={toggle}
            aria-label={t('menu')}
            aria-expanded={open}
          />
        </Group>
      </HeaderBar>
      <Collapse expanded={open} hiddenFrom="sm" className={classes.drawer}>
        <Stack component="nav" aria-label={t('menu')} gap="xs" p="md" onClick={close}>
          <Places />
          <Account />
        </Stack>
      </Collapse>
    </header>
  );
}

/**
 * The menu of a phone closes when one gets anywhere, also by the browser's own buttons, and by Escape, which gives its
 * button the focus.
 */
function useCloses(open: boolean, close: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to somewhere closes it
  useEffect(() => close(), [key]);
  // Going back from a screen that is still on its way leaves the key as it is.
  useWindowEvent('popstate', close);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key: pressed, target }: KeyboardEvent) => {
      // The menu of the account, which is in there, has an Escape of its own.
      if (pressed !== 'Escape' || (target instanceof Element && target.closest('[role="menu"]'))) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  return button;
}

function Places() {
  const t = useCommonTexts();
  const { isStaff, isMember } = useSession();
  return (
    <>
      <LinkButton to={paths.home} variant="subtle">
        {t('home')}
      </LinkButton>
      <LinkButton to={paths.check} variant="subtle">
        {t('checkReport')}
      </LinkButton>
      {isStaff ? (
        <Button component="a" href={manage.certificates} variant="subtle">
          {t('certifications')}
        </Button>
      ) : (
        <LinkButton to={isMember ? paths.integrator : paths.certificates} variant="subtle">
          {t(isMember ? 'integrator' : 'certifications')}
        </LinkButton>
      )}
    </>
  );
}

function Account() {
  const t = useCommonTexts();
  const { user } = useSession();
  return (
    <>
      {user === null && (
        <>
          <LinkButton to={paths.login} variant="subtle">
            {t('login')}
          </LinkButton>
          <LinkButton to={paths.register}>{t('register')}</LinkButton>
        </>
      )}
      {user && <UserMenu user={user} />}
    </>
  );
}

/** What of the menu needs no program of its own. */
function OwnAccount() {
  const t = useCommonTexts();
  return (
    <LinkButton to={paths.profile} variant="default">
      {t('basicInfo')}
    </LinkButton>
  );
}
