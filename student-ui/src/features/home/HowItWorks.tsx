import { Text, Title } from '@mantine/core';
import { Banners } from './Banners';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';
import { Section } from './Section';

const STEPS = ['register', 'upload', 'review', 'report'] as const;

/** The steps in words, and the banners beside them. */
export function HowItWorks() {
  const t = useHomeTexts();
  return (
    <Section title={t('steps.title')}>
      <div className={classes.work}>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <div>
                <Title order={3} fz="md">
                  {t(`steps.${step}`)}
                </Title>
                <Text size="sm" c="dimmed" mt={4}>
                  {t(`steps.${step}Text`)}
                </Text>
              </div>
            </li>
          ))}
        </ol>
        <Banners />
      </div>
    </Section>
  );
}
