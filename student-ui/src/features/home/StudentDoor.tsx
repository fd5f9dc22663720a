import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteQuery, usualWords } from '../../lib/site';
import classes from './Hero.module.css';
import { useHomeTexts } from './home.texts';
import { VerifyButton } from './VerifyButton';

export function StudentDoor() {
  const t = useHomeTexts();
  const id = useId();
  const { data } = useQuery(siteQuery);
  return (
    <section className={classes.door} aria-labelledby={id}>
      <Title order={2} fz={22} id={id}>
        {t('doors.student')}
      </Title>
      <Text>{t('doors.studentText')}</Text>
      {data?.usualTime && <Text fw={600}>{t('doors.usual', usualWords(data.usualTime))}</Text>}
      <div className={classes.actions}>
        <VerifyButton />
      </div>
    </section>
  );
}
