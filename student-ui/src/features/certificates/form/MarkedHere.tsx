import { Text } from '@mantine/core';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import classes from './Form.module.css';
import { useFormTexts } from './form.texts';
import { useForm, useFormState } from './form-context';
import { RejectionWords } from './RejectionWords';
import { isUntouched } from './rejections';

/** What the rejection says of a group, at the group, until something of it is changed. */
export function MarkedHere({ group }: { readonly group: CheckedGroup }) {
  const t = useFormTexts();
  const { rejections } = useForm();
  const rejection = rejections.find((one) => one.group === group);
  const marked = useFormState(({ base, values }) => rejection !== undefined && isUntouched(rejection, base, values));
  if (!rejection || !marked) return null;
  return (
    <div className={classes.reason} data-marked={group}>
      <Text size="sm" c="var(--bad)" fw={600}>
        {sentence(t(`rejected.${rejection.verdict}`))}
      </Text>
      <RejectionWords rejection={rejection} />
    </div>
  );
}

/** The words stand after the name of a group elsewhere, and by themselves here. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
