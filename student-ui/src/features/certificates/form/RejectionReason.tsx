import { Alert, Anchor, Group, Text } from '@mantine/core';
import { languageOf } from '@myverify/domain/shared/text-language';
import { goToField } from '../../../components/go-to-field';
import type { Field } from './application';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';

interface Props {
  readonly reason: string;
  /** The fields that it speaks of. */
  readonly named: readonly Field[];
  readonly isStudent: boolean;
}

/** Why the application was rejected, with the ways to what must be mended. */
export function RejectionReason({ reason, named, isStudent }: Props) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  return (
    <Alert color="red" variant="light" role="alert" style={{ borderColor: 'var(--bad)' }}>
      <Text fw={650} c="var(--bad)" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {t('reason')}
        <span lang={languageOf(reason)}>{reason}</span>
      </Text>
      {isStudent && (
        <Text size="sm" mt={4}>
          {t('reasonHelp')}
        </Text>
      )}
      {named.length > 0 && (
        <Group gap="sm" mt={4}>
          <Text size="sm">{t('reasonGo')}</Text>
          {named.map((field) => (
            <Anchor
              key={field}
              href={`#${field}`}
              size="sm"
              c="var(--bad)"
              underline="always"
              fw={600}
              onClick={(event) => goToField(event, field)}
            >
              {fieldTexts(`label.${field}`)}
            </Anchor>
          ))}
        </Group>
      )}
    </Alert>
  );
}
