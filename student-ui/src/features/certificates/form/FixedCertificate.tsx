import { Alert, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { LinkButton } from '../../../components/LinkButton';
import uploadClasses from '../../../components/upload/FileCard.module.css';
import { StoredFile } from '../../../components/upload/StoredFile';
import { paths } from '../../../config/paths';
import { type Application, type Field, toApplication } from './application';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import type { CertificateRecord } from './queries';
import { StatusTimeline } from './StatusTimeline';
import { SECTIONS } from './sections';
import { useValueText } from './use-value-text';

interface Props {
  readonly record: CertificateRecord;
  readonly isStudent: boolean;
}

/** A certificate that can no longer be changed, to be read. */
export function FixedCertificate({ record, isStudent }: Props) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const values = toApplication(record);
  return (
    <>
      <Alert color="yellow" variant="light" c="var(--ink)" role="alert">
        <Text fw={600}>{t('verified')}</Text>
      </Alert>
      <StatusTimeline record={record} />
      {SECTIONS.map(({ id, fields }) => (
        <Paper key={id} withBorder p={{ base: 'md', sm: 'lg' }} component="section">
          <Title order={2} fz={20} mb="md">
            {fieldTexts(`section.${id}`)}
          </Title>
          <dl className={classes.facts}>
            {fields.map((field) => (
              <Fact key={field} field={field} values={values} title={fieldTexts(`section.${id}`)} />
            ))}
          </dl>
        </Paper>
      ))}
      {isStudent && (
        <Group>
          <LinkButton to={paths.certificates}>{t('toList')}</LinkButton>
        </Group>
      )}
    </>
  );
}

interface FactProps {
  readonly field: Field;
  readonly values: Application;
  /** Of the section: a field of the same name is not headed twice. */
  readonly title: string;
}

function Fact({ field, values, title }: FactProps) {
  const fieldTexts = useFieldTexts();
  const valueText = useValueText();
  const value = values[field];
  const label = fieldTexts(`label.${field}`);
  // A remark that nobody made is no fact.
  if (field.endsWith('_remark') && !value) return null;
  const urls = typeof value !== 'string' ? value : field === 'avatar' && value ? [value] : null;
  return (
    <div className={urls ? classes.wide : undefined}>
      <dt>{label === title ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
      <dd>
        {urls ? (
          <ul className={uploadClasses.files}>
            {urls.map((url, index) => (
              <StoredFile key={url} url={url} number={index + 1} />
            ))}
          </ul>
        ) : (
          valueText(field, value) || '—'
        )}
      </dd>
    </div>
  );
}
