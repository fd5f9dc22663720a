import { Container, Text, Title } from '@mantine/core';
import { EmployerDoor } from './EmployerDoor';
import classes from './Hero.module.css';
import { useHomeTexts } from './home.texts';
import { StudentDoor } from './StudentDoor';

/** What the service is, and a door for each of the two who come: who has a certificate, and who was shown a report. */
export function Hero() {
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
        <div className={classes.doors}>
          <StudentDoor />
          <EmployerDoor />
        </div>
      </Container>
    </div>
  );
}
