import { Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import classes from './Header.module.css';

interface Props {
  readonly onHome?: () => void;
  readonly children?: ReactNode;
}

/** The name and what stands beside it, as first-words.tsx draws it too: there alone. */
export function HeaderBar({ onHome, children }: Props) {
  const t = useCommonTexts();
  return (
    <Container size="lg">
      {/* With large text on a phone, what does not fit beside the name goes below it. */}
      <Group justify="space-between" mih="4rem" gap="xs">
        <Link to={paths.home} className={classes.brand} onClick={onHome}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>{t('product')}</span>
        </Link>
        {children}
      </Group>
    </Container>
  );
}
