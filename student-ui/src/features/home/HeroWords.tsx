import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Hero.module.css';
import { useHomeTexts } from './home.texts';

/**
 * The navy band with what the service is, and the doors below it, as first-words.tsx draws it too: there without doors.
 */
export function HeroWords({ children }: { children?: ReactNode }) {
  const t = useHomeTexts();
  return (
    <div className={classes.hero}>
      <Container size="lg">
        <div className={classes.words}>
          <Title order={1} fz={{ base: 'min(1.75rem, 9vw)', sm: 42 }} lh={1.2} style={{ wordBreak: 'keep-all' }}>
            {t('heading')}
          </Title>
          <Text fz={{ base: 16, sm: 18 }}>{t('lead')}</Text>
        </div>
        <div className={classes.doors}>{children}</div>
      </Container>
    </div>
  );
}
