import { Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import { Banners } from './Banners';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';
import { VerifyButton } from './VerifyButton';

export function Hero() {
  const t = useHomeTexts();
  return (
    <div className={classes.hero}>
      <Container size="lg" py={{ base: 28, sm: 56 }}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 28, md: 56 }}>
          <Stack gap="lg" justify="center">
            <Title order={1} fz={{ base: 30, sm: 42 }} lh={1.15} style={{ wordBreak: 'keep-all' }}>
              {t('heading')}
            </Title>
            <Text fz={{ base: 16, sm: 18 }} c="gray.8">
              {t('lead')}
            </Text>
            <Group gap="sm">
              <VerifyButton />
              <LinkButton to={paths.check} size="md" variant="default">
                {t('holdReport')}
              </LinkButton>
            </Group>
          </Stack>
          <Banners />
        </SimpleGrid>
      </Container>
    </div>
  );
}
