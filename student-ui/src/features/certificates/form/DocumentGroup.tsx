import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { UploadField } from '../../../components/upload/UploadField';
import { RemarkField, useFieldProps } from './Fields';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { GROUP_FIELDS, type DocumentGroup as Group_ } from './sections';

const SampleDialog = lazy(() => import('./SampleDialog'));

interface Props {
  readonly group: Group_;
  /** Between the heading and the files. */
  readonly children?: ReactNode;
}

/** One of the five groups: its files, a sample of what is meant, a remark. */
export function DocumentGroup({ group, children }: Props) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const { form, uploads, named } = useForm();
  const [sample, setSample] = useState(false);
  const { files, remark } = GROUP_FIELDS[group];
  const { label, error } = useFieldProps(files);
  return (
    <section className={classes.group} aria-labelledby={`${files}-heading`}>
      <Stack gap="sm">
        <div>
          <Group gap="sm">
            <Title order={3} fz={17} id={`${files}-heading`}>
              {label}
              <Text span c="red.8" aria-hidden="true">
                {' *'}
              </Text>
            </Title>
            {named.includes(files) && (
              <Badge color="red.9" variant="light" tt="none">
                {t('named')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="gray.7">
            {fieldTexts(`hint.${files}`)}
          </Text>
        </div>
        {children}
        <UploadField
          field={files}
          kind={group}
          label={label}
          urls={form.values[files]}
          onChange={(urls) => form.set(files, urls)}
          uploads={uploads}
          error={error}
          aside={
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              aria-label={t('sampleOf', { label })}
              onClick={() => setSample(true)}
            >
              {t('sample')}
            </Anchor>
          }
        />
        <RemarkField field={remark} />
      </Stack>
      {sample && (
        <Suspense>
          <SampleDialog group={group} label={label} onClose={() => setSample(false)} />
        </Suspense>
      )}
    </section>
  );
}
