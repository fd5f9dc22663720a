import { Text } from '@mantine/core';
import { languageOf } from '@myverify/domain/shared/text-language';
import type { Field } from './application';
import classes from './Form.module.css';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';

/** The reason for rejection once more, next to those fields that it speaks of. */
export function ReasonHere({ fields }: { fields: readonly Field[] }) {
  const t = useFormTexts();
  const { reason, named, rejections } = useForm();
  // What was found of a group stands at the group.
  if (!reason || rejections.length > 0 || !named.some((field) => fields.includes(field))) return null;
  return (
    <Text size="sm" c="var(--bad)" className={classes.reason}>
      {t('reason')}
      <span lang={languageOf(reason)}>{reason}</span>
    </Text>
  );
}
