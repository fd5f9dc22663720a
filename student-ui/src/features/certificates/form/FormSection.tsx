import { Paper, Stack, Text, Title } from '@mantine/core';
import type { Section } from '@myverify/domain/certificate/certificate.fields';
import type { ReactNode } from 'react';
import { useFieldTexts } from './fields.texts';
import { ReasonHere } from './ReasonHere';
import { SECTIONS } from './sections';

interface Props {
  readonly id: Section;
  readonly children: ReactNode;
}

export function FormSection({ id, children }: Props) {
  const t = useFieldTexts();
  const fields = SECTIONS.find((section) => section.id === id)?.fields ?? [];
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={sectionId(id)}>
      <Stack gap="md">
        <div>
          <Title order={2} fz={20} id={sectionId(id)} tabIndex={-1}>
            {t(`section.${id}`)}
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            {t(`about.${id}`)}
          </Text>
        </div>
        {/* Each group of documents shows it itself. */}
        <ReasonHere fields={fields.filter((field) => !field.endsWith('_photos'))} />
        {children}
      </Stack>
    </Paper>
  );
}

/** The id of a section's heading, to which the list of progress leads. */
export function sectionId(id: Section): string {
  return `section-${id}`;
}
