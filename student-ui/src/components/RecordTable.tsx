import { Paper, Skeleton, Stack, Table, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useIsPhone } from '../lib/device';
import classes from './RecordList.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Buttons and the like, which need no name beside them. */
  readonly isAction?: boolean;
}

export interface RecordTableProps<Row> {
  /** What the list is of. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rowKey: (row: Row) => string | number;
  /** What is shown beneath a row that is opened. */
  readonly detail?: (row: Row) => ReactNode;
}

interface Filled<Row> extends RecordTableProps<Row> {
  readonly rows: readonly Row[];
}

/** The link of a row, for the class of the link: a click anywhere on the row follows it. */
export const wholeRow = classes.whole;

/** Rows as a table, or on a phone as cards. */
export function RecordTable<Row>(props: Filled<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row>({ label, columns, rows, rowKey, detail }: Filled<Row>) {
  const [named, ...others] = columns;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table withTableBorder verticalSpacing="sm" className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, title, isAction }) => (
              <Table.Th key={key} scope="col">
                {isAction ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const opened = detail?.(row);
            return (
              <Fragment key={rowKey(row)}>
                <Table.Tr className={classes.row}>
                  <Table.Th scope="row">{named.cell(row)}</Table.Th>
                  {others.map(({ key, cell, isAction }) => (
                    <Table.Td key={key} {...(isAction ? { ta: 'end' } : {})}>
                      {cell(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
                {opened && (
                  <Table.Tr>
                    <Table.Td colSpan={columns.length}>{opened}</Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cards<Row>({ label, columns, rows, rowKey, detail }: Filled<Row>) {
  const [named, ...others] = columns;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {rows.map((row) => (
        <Paper component="li" key={rowKey(row)} withBorder p="md" className={classes.card}>
          <Stack gap="xs">
            <strong>{named.cell(row)}</strong>
            <dl className={classes.facts}>
              {others
                .filter(({ isAction }) => !isAction)
                .map(({ key, title, cell }) => (
                  <Fragment key={key}>
                    <dt>{title}</dt>
                    <dd>{cell(row)}</dd>
                  </Fragment>
                ))}
            </dl>
            {others
              .filter(({ isAction }) => isAction)
              .map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            {detail?.(row)}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

/** What a card is high without its facts and buttons, and what each of these adds. */
const CARD = { bare: 69, fact: 24, action: 36 };

/** Stands in the place of rows that are on their way, as high as they will be. */
export function RecordTableSkeleton<Row>({ rows, columns }: { rows: number; columns: readonly Column<Row>[] }) {
  const isPhone = useIsPhone();
  const actions = columns.filter(({ isAction }) => isAction).length;
  const card = CARD.bare + CARD.fact * (columns.length - 1 - actions) + CARD.action * actions;
  return (
    <Stack gap={isPhone ? 'sm' : 1}>
      {!isPhone && <Skeleton height={46} radius="sm" />}
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={isPhone ? card : 51} radius={isPhone ? 'md' : 'sm'} />
      ))}
    </Stack>
  );
}
