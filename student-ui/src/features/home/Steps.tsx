import { Text, Title } from '@mantine/core';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';
import { Section } from './Section';

const STEPS = ['register', 'upload', 'review', 'report'] as const;

export function Steps() {
  const t = useHomeTexts();
  return (
    <Section title={t('steps.title')}>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <Title order={3} fz="md">
              {t(`steps.${step}`)}
            </Title>
            <Text size="sm" c="gray.7" mt={4}>
              {t(`steps.${step}Text`)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
