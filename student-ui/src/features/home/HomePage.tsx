import { Box, Container, Stack } from '@mantine/core';
import { PageTitle } from '../../components/Page';
import { lazyPart, Nothing } from '../../lib/lazy-part';
import { EntryTiles } from './EntryTiles';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { useHomeTexts } from './home.texts';

const BelowTheFold = lazyPart(() => import('./BelowTheFold'), Nothing, <Box mih="100vh" />);

export default function HomePage() {
  const t = useHomeTexts();
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero />
      <Container size="lg" pb={56} w="100%">
        <Stack gap={48}>
          <EntryTiles />
          <Figures />
          <HowItWorks />
          <BelowTheFold />
        </Stack>
      </Container>
    </>
  );
}
