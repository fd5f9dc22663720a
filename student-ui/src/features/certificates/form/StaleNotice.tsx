import { Alert, Badge, Button, Radio, Stack, Table, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Application, Field } from './application';
import { differencesOf, merge, type Side } from './differences';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useValueText } from './use-value-text';

interface Props {
  readonly base: Application;
  readonly mine: Application;
  readonly theirs: Application;
  /** Goes on with these values, based on the present state of the record. */
  readonly onMerge: (values: Application) => void;
}

/** The record was changed by somebody else: shows field by field what differs, and lets one choose. */
export function StaleNotice({ base, mine, theirs, onMerge }: Props) {
  const t = useFormTexts();
  const box = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Partial<Record<Field, Side>>>({});
  const differences = differencesOf(base, mine, theirs);
  const chosen: Partial<Record<Field, Side>> = Object.fromEntries(
    differences.map(({ field, suggested }) => [field, choices[field] ?? suggested]),
  );
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} color="yellow" variant="light" c="var(--ink)" role="alert" tabIndex={-1} title={t('stale')}>
      <Stack gap="sm">
        <Text size="sm">{t(differences.length > 0 ? 'staleText' : 'staleNone')}</Text>
        {differences.length > 0 && (
          <Table.ScrollContainer minWidth={280}>
            <Table withTableBorder layout="fixed">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('staleField')}</Table.Th>
                  <Table.Th>{t('staleMine')}</Table.Th>
                  <Table.Th>{t('staleTheirs')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ field, conflict }) => (
                  <DifferenceRow
                    key={field}
                    field={field}
                    conflict={conflict}
                    mine={mine[field]}
                    theirs={theirs[field]}
                    chosen={chosen[field] ?? 'theirs'}
                    onChoose={(side) => setChoices((before) => ({ ...before, [field]: side }))}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <div>
          <Button onClick={() => onMerge(merge(mine, theirs, chosen))}>{t('staleGo')}</Button>
        </div>
      </Stack>
    </Alert>
  );
}

interface RowProps {
  readonly field: Field;
  readonly conflict: boolean;
  readonly mine: Application[Field];
  readonly theirs: Application[Field];
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

function DifferenceRow({ field, conflict, mine, theirs, chosen, onChoose }: RowProps) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const valueText = useValueText();
  const radio = (side: Side, value: Application[Field]) => (
    <Radio
      name={`stale-${field}`}
      label={valueText(field, value) || fieldTexts('empty')}
      checked={chosen === side}
      onChange={() => onChoose(side)}
      styles={{ label: { overflowWrap: 'anywhere' } }}
    />
  );
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {fieldTexts(`label.${field}`)}
        {conflict && (
          <Badge color="yellow" c="var(--warning)" variant="light" tt="none" ml={4}>
            {t('staleConflict')}
          </Badge>
        )}
      </Table.Th>
      <Table.Td>{radio('mine', mine)}</Table.Td>
      <Table.Td>{radio('theirs', theirs)}</Table.Td>
    </Table.Tr>
  );
}
