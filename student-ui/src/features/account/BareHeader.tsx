import { Anchor, Container, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';

/** Of pages that stand without header and footer: it brings the choice of language along. */
export function BareHeader() {
  const common = useCommonTexts();
  return (
    <Container size="xs" pt="lg">
      <Group justify="space-between">
        <Anchor component={Link} to={paths.home} fw={600} fz="xl" underline="never" ff="heading">
          <Group gap="xs">
            <img src="/favicon.svg" alt="" width="32" height="32" />
            {common('product')}
          </Group>
        </Anchor>
        <LanguageSwitch />
      </Group>
    </Container>
  );
}
