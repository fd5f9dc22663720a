import { Group, Paper, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { UserText } from '../../../components/UserText';
import { useValueTexts } from '../../../i18n/values.texts';
import classes from './list.module.css';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';
import { RowActions } from './RowActions';
import { RowDetail } from './RowDetail';
import { StatusTag } from './StatusTag';

interface Props {
  readonly rows: readonly CertificateRow[];
}

const COLUMNS = ['university', 'name', 'major', 'forms', 'number', 'status', 'level', 'operations'] as const;

/** What a record is called before and after its university is filled in. */
export function useNameOf(): (record: CertificateRow) => string {
  const t = useListTexts();
  return ({ university, major }) => [university ?? t('noUniversity'), major].filter(Boolean).join(', ');
}

function Stated({ text }: { readonly text: string | null | undefined }) {
  return text ? <UserText>{text}</UserText> : '—';
}

export function CertificateTable({ rows }: Props) {
  const t = useListTexts();
  const values = useValueTexts();
  const nameOf = useNameOf();
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('list')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((record) => (
          <tbody key={record.id}>
            <tr>
              <th scope="row" className={classes.free}>
                {record.university ? <UserText>{record.university}</UserText> : t('noUniversity')}
              </th>
              <td className={classes.free}>
                <Stated text={record.name} />
              </td>
              <td className={classes.free}>
                <Stated text={record.major} />
              </td>
              <td>{record.forms ? values(`forms.${record.forms}`) : '—'}</td>
              <td className={classes.fixed}>{record.verifi_no ?? '—'}</td>
              <td>
                <StatusTag record={record} />
              </td>
              <td>{record.level ? values(`level.${record.level}`) : '—'}</td>
              <td>
                <RowActions record={record} what={nameOf(record)} />
              </td>
            </tr>
            <tr>
              <td colSpan={COLUMNS.length} className={classes.below}>
                <RowDetail record={record} what={nameOf(record)} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

export function CertificateCards({ rows }: Props) {
  const t = useListTexts();
  const values = useValueTexts();
  const nameOf = useNameOf();
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('list')}>
      {rows.map((record) => (
        <Paper component="li" key={record.id} withBorder p="md">
          <Stack gap="sm">
            <Group justify="space-between" align="flex-start" gap="sm">
              <Text fw={650} flex="1 1 8rem" miw={0}>
                {record.university ? <UserText>{record.university}</UserText> : t('noUniversity')}
              </Text>
              <StatusTag record={record} side="end" />
            </Group>
            <dl className={classes.facts}>
              {(
                [
                  ['name', <Stated key="name" text={record.name} />],
                  ['major', <Stated key="major" text={record.major} />],
                  ['forms', record.forms ? values(`forms.${record.forms}`) : '—'],
                  ['level', record.level ? values(`level.${record.level}`) : '—'],
                  ['number', record.verifi_no ?? '—'],
                ] as const
              ).map(([column, value]) => (
                <Fragment key={column}>
                  <dt>{t(`column.${column}`)}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
            <RowDetail record={record} what={nameOf(record)} />
            <RowActions record={record} what={nameOf(record)} isLarge />
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
