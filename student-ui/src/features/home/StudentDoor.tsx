import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './Hero.module.css';
import { useHomeTexts } from './home.texts';
import { VerifyButton } from './VerifyButton';

export function StudentDoor() {
  const t = useHomeTexts();
  const id = useId();
  return (
    <section className={classes.door} aria-labelledby={id}>
      <Title order={2} fz={22} id={id}>
        {t('doors.student')}
      </Title>
      <Text>{t('doors.studentText')}</Text>
      <div className={classes.actions}>
        <VerifyButton />
      </div>
    </section>
  );
}
