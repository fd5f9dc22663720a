import { Container, Stack } from '@mantine/core';
import { PageTitle } from '../../components/Page';
import { EntryTiles } from './EntryTiles';
import { Fees } from './Fees';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { useHomeTexts } from './home.texts';
import { Ministries } from './Ministries';
import { News } from './News';
import { Schools } from './Schools';
import { Steps } from './Steps';

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
          <Steps />
          <Fees />
          <News />
          <Schools />
          <Ministries />
        </Stack>
      </Container>
    </>
  );
}
