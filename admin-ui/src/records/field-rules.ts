import { type FieldRule, readField } from '@myverify/domain/shared/field-reader';
import { required, type Validator } from 'react-admin';
import { messageText } from '../i18n/refusals';

/** Judges a field as the server does, so that every mistake of a form is told in one round. */
export const fits =
  (rule: FieldRule): Validator =>
  (value: unknown) => {
    const reading = readField(rule, value ?? null);
    return 'error' in reading ? messageText(reading.error) : undefined;
  };

/** Of a field that must be filled in. */
export const needed = (rule: FieldRule): Validator[] => [required(), fits(rule)];
