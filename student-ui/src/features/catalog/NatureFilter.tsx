import { Button, Group } from '@mantine/core';
import { useCatalogTexts } from './catalog.texts';
import { NATURES, type Nature } from './list-address';

interface Props {
  readonly nature: Nature;
  readonly onChoose: (nature: Nature) => void;
}

export function NatureFilter({ nature, onChoose }: Props) {
  const t = useCatalogTexts();
  return (
    <Group component="fieldset" gap="xs" p={0} m={0} bd="none" aria-label={t('filter')}>
      {NATURES.map((each) => (
        <Button
          key={each}
          variant={each === nature ? 'filled' : 'default'}
          aria-pressed={each === nature}
          onClick={() => onChoose(each)}
        >
          {t(`natures.${each}`)}
        </Button>
      ))}
    </Group>
  );
}
