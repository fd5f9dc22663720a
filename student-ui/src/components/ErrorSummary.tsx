import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useCommonTexts } from '../i18n/common.texts';
import { goToField } from './go-to-field';

export interface FieldError {
  /** The id of the field's element. */
  readonly id: string;
  /** What the field is called. */
  readonly label?: string;
  readonly text: string;
}

interface Props {
  /** Where the words of the page are no others' words. */
  readonly title?: string;
  readonly errors: readonly FieldError[];
  /** Changes with each attempt to send, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** The errors of a form in one place, each a link to its field. It takes the focus when a form is refused. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const t = useCommonTexts();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  // Once for each attempt: what is wrong again while one types takes nobody out of the field.
  const lastTaken = useRef(0);
  useEffect(() => {
    if (!shown || attempt <= lastTaken.current) return;
    lastTaken.current = attempt;
    box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <Alert ref={box} color="red" title={title ?? t('failed.errorSummary')} role="alert" tabIndex={-1}>
      <List size="sm" spacing={4}>
        {errors.map(({ id, label, text }) => (
          <List.Item key={id}>
            <Anchor href={`#${id}`} c="var(--bad)" underline="always" onClick={(event) => goToField(event, id)}>
              {label ? label + t('colon') + text : text}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
