import { Anchor, Button, Collapse, Group, Paper, Progress, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { goToField } from '../../../components/go-to-field';
import { Tick } from '../../../components/Tick';
import { useOnTheirWay } from '../../../components/upload/use-uploads';
import { useIsPhone } from '../../../lib/device';
import { type Field, isField } from './application';
import classes from './Form.module.css';
import { sectionId } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useForm, useFormState } from './form-context';
import { filesFieldOf, isUntouched } from './rejections';
import { missingFields, progressOf, type SectionProgress, sectionOf } from './sections';

/** What is filled in and what is missing: always there on a desk, behind a button on a phone. */
export function ProgressPanel() {
  const t = useFormTexts();
  const { uploads, isStudent, rejections, unmended } = useForm();
  const named = useNamed();
  const dirty = useFormState((state) => state.dirty);
  const stored = useFormState(({ version }) => version !== null);
  const sending = useOnTheirWay(uploads);
  const phone = useIsPhone();
  const [open, { toggle }] = useDisclosure(false);
  const sections = progressOf(useMissing());
  const needed = sections.reduce((sum, section) => sum + section.needed, 0);
  const filled = sections.reduce((sum, section) => sum + section.filled, 0);
  const complete = filled === needed;
  // What was rejected was complete: to count that would say that nothing is to be done.
  const unchanged = rejections.length > 0 ? isStudent && named.length > 0 : unmended && !dirty;
  const asksForChange = unchanged && sending === 0;
  return (
    <Paper withBorder p="md" component="nav" aria-label={t('progress.title')}>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{t('progress.title')}</Text>
        {!asksForChange && (
          <Text size="sm" c="dimmed">
            {t('progress.count', { filled, needed })}
          </Text>
        )}
      </Group>
      {!asksForChange && (
        <Progress value={(filled / needed) * 100} my="xs" size="md" aria-label={t('progress.title')} />
      )}
      <div aria-live="polite">
        {asksForChange && (
          <Text size="sm" c="var(--bad)" fw={600} my="xs">
            {t('progress.change')}
          </Text>
        )}
        {complete && !asksForChange && (
          <Text size="sm" c="var(--good)" fw={600}>
            {t(isStudent ? 'progress.ready' : 'progress.readyStaff')}
          </Text>
        )}
        {sending > 0 && <Text size="sm">{t('progress.uploading', { count: sending })}</Text>}
        {(dirty || stored) && (
          <Text size="sm" c="dimmed">
            {t(dirty ? 'progress.unsaved' : 'progress.saved')}
          </Text>
        )}
      </div>
      {phone && (
        <Button variant="subtle" size="compact-sm" mt={4} px={0} aria-expanded={open} onClick={toggle}>
          {t(open ? 'progress.hide' : 'progress.show')}
        </Button>
      )}
      <Collapse expanded={!phone || open} keepMounted={false}>
        <ol className={classes.sections} style={{ marginTop: 8 }}>
          {sections.map((section) => (
            <SectionItem
              key={section.id}
              section={section}
              toChange={asksForChange ? named.filter((field) => sectionOf(field) === section.id) : []}
            />
          ))}
        </ol>
      </Collapse>
    </Paper>
  );
}

/**
 * What is to be changed: the groups that a rejection has marked, each until something of it is another, or what its
 * text speaks of.
 */
function useNamed(): readonly Field[] {
  const { rejections, named } = useForm();
  const marked = useFormState(({ base, values }) =>
    rejections
      .filter((one) => isUntouched(one, base, values))
      .map(({ group }) => filesFieldOf(group))
      .join(' '),
  );
  return rejections.length > 0 ? marked.split(' ').filter(isField) : named;
}

/** As one text while it is compared: a letter more in a field that is filled in changes nothing here. */
function useMissing(): Field[] {
  const missing = useFormState(({ values }) => missingFields(values).join(' '));
  return missing.split(' ').filter(isField);
}

interface SectionItemProps {
  readonly section: SectionProgress;
  /** What a reason for rejection speaks of, while nothing is changed. */
  readonly toChange: readonly Field[];
}

function SectionItem({ section, toChange }: SectionItemProps) {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const { id, missing, needed } = section;
  const changes = toChange.filter((field) => !missing.includes(field));
  const todo = [...missing, ...changes];
  const complete = todo.length === 0;
  const state =
    missing.length > 0
      ? t('progress.missing', { count: missing.length })
      : changes.length > 0
        ? t('progress.toChange')
        : needed === 0
          ? null
          : t('progress.complete');
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <span className={classes.mark} data-complete={complete || undefined} aria-hidden="true">
          {complete && <Tick />}
        </span>
        <Anchor
          href={`#${sectionId(id)}`}
          c="var(--ink)"
          fw={600}
          size="sm"
          onClick={(event) => goToField(event, sectionId(id))}
        >
          {fieldTexts(`section.${id}`)}
        </Anchor>
        {state && (
          <Text size="xs" c="dimmed" ml="auto">
            {state}
          </Text>
        )}
      </Group>
      {!complete && (
        <ul className={classes.missing}>
          {todo.map((field) => (
            <li key={field}>
              <Anchor href={`#${field}`} size="sm" c="dimmed" onClick={(event) => goToField(event, field)}>
                {fieldTexts(`label.${field}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
