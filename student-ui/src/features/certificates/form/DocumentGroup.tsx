import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { DocumentGroup as Kind } from '@myverify/domain/certificate/certificate.documents';
import { type ReactNode, useState } from 'react';
import { UploadField } from '../../../components/upload/UploadField';
import { lazyDialog } from '../../../lib/lazy-part';
import type { Subject } from './example-drawings';
import { LinesField, useField } from './Fields';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { MarkedHere } from './MarkedHere';
import { PictureExamples } from './PictureExamples';
import { ReasonHere } from './ReasonHere';
import { groupFields } from './sections';

const SampleDialog = lazyDialog(() => import('./SampleDialog'));

interface Props {
  readonly group: Kind;
  /** Between the heading and the files. */
  readonly children?: ReactNode;
  /** Below the files. */
  readonly after?: ReactNode;
}

/** Once for the passport and once for papers: more of them on one page is read by nobody. */
const EXAMPLES: Readonly<Partial<Record<Kind, Subject>>> = { passport: 'passport', certificate: 'page' };

/** One of the five groups: its files, a sample of what is meant, a remark. */
export function DocumentGroup({ group, children, after }: Props) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const { uploads } = useForm();
  const [sample, setSample] = useState(false);
  const example = EXAMPLES[group];
  const { files, remark } = groupFields(group);
  const { value, set, props } = useField(files);
  const { label, error } = props;
  return (
    <section className={classes.group} aria-labelledby={`${files}-heading`}>
      <Stack gap="sm">
        <div>
          <Title order={3} fz={17} id={`${files}-heading`}>
            {label}
            <Text span c="var(--bad)" aria-hidden="true">
              {' *'}
            </Text>
          </Title>
          <Text size="sm" c="dimmed">
            {fieldTexts(`hint.${files}`)}
          </Text>
        </div>
        <ReasonHere fields={[files]} />
        <MarkedHere group={group} />
        {children}
        {example && <PictureExamples subject={example} label={label} />}
        <UploadField
          field={files}
          kind={group}
          label={label}
          urls={value}
          onChange={set}
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
        {after}
        <LinesField field={remark} />
      </Stack>
      {sample && <SampleDialog group={group} label={label} onClose={() => setSample(false)} />}
    </section>
  );
}
