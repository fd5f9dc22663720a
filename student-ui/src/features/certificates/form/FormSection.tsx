import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { SECTIONS, type SectionId } from './sections';

interface Props {
  readonly id: SectionId;
  readonly children: ReactNode;
}

export function FormSection({ id, children }: Props) {
  const t = useFieldTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={sectionId(id)}>
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} fz={20} id={sectionId(id)} tabIndex={-1}>
              {t(`section.${id}`)}
            </Title>
            {id !== 'documents' && id !== 'payment' && <NamedBadge section={id} />}
          </Group>
          <Text size="sm" c="gray.7" mt={4}>
            {t(`about.${id}`)}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}

/** The id of a section's heading, to which the list of progress leads. */
export function sectionId(id: SectionId): string {
  return `section-${id}`;
}

function NamedBadge({ section }: { section: SectionId }) {
  const t = useFormTexts();
  const { named } = useForm();
  const fields: readonly string[] = SECTIONS.find(({ id }) => id === section)?.fields ?? [];
  if (!named.some((field) => fields.includes(field))) return null;
  return (
    <Badge color="red.9" variant="light" tt="none">
      {t('named')}
    </Badge>
  );
}
