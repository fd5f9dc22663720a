import { Anchor, Container, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';
import classes from './Footer.module.css';
import { SiteContact } from './SiteContact';

export function Footer() {
  const t = useCommonTexts();
  return (
    <footer className={classes.footer}>
      <Container size="lg" py="xl">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          <SiteContact />
          <Stack gap={6} component="nav" aria-label={t('footer.service')}>
            <Text className={classes.heading}>{t('footer.service')}</Text>
            <FooterLink to={paths.check}>{t('footer.check')}</FooterLink>
            <FooterLink to={paths.university}>{t('footer.universities')}</FooterLink>
            <FooterLink to={paths.agency}>{t('footer.agencies')}</FooterLink>
            <FooterLink to={paths.access}>{t('footer.access')}</FooterLink>
            <FooterLink to={paths.status}>{t('footer.status')}</FooterLink>
          </Stack>
          <Stack gap={6} component="nav" aria-label={t('footer.legal')}>
            <Text className={classes.heading}>{t('footer.legal')}</Text>
            <FooterLink to={paths.privacy}>{t('footer.privacy')}</FooterLink>
            <FooterLink to={paths.terms}>{t('footer.terms')}</FooterLink>
          </Stack>
        </SimpleGrid>
        <Text size="sm" mt="xl">
          {t('footer.rights', { year: new Date().getFullYear() })}
        </Text>
      </Container>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} c="inherit" size="sm" className={classes.link}>
      {children}
    </Anchor>
  );
}
