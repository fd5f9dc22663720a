import { message } from '../messages/message.js';
import { dayOf } from '../shared/calendar.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { type CertificateForm, CORRECTABLE_FIELDS } from './certificate.fields.js';
import { futureDays, missingFields, readForm } from './certificate.form.js';

export interface CorrectionReading {
  /** The form as it is to be. */
  readonly form: CertificateForm;
  /** A text for each certified field that would be empty and must not be. */
  readonly missing: FieldErrors;
  /** What else is wrong with the corrections. */
  readonly malformed: FieldErrors;
}

/** Reads what is to be certified instead; what is left out stays. */
export function readCorrections(fields: unknown, form: CertificateForm, now: Date): CorrectionReading {
  const reading = readForm(isFields(fields) ? only(fields, CORRECTABLE_FIELDS) : {}, form);
  const future = only(futureDays(reading.form, dayOf(now)), CORRECTABLE_FIELDS);
  return {
    form: reading.form,
    missing: only(missingFields(reading.form), CORRECTABLE_FIELDS),
    malformed: { ...unknownFields(fields), ...future, ...reading.errors },
  };
}

function isFields(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** A field that is not certified would be dropped in silence otherwise. */
function unknownFields(given: unknown): FieldErrors {
  if (!isFields(given)) return { fields: message('correction_needed') };
  const names: readonly string[] = CORRECTABLE_FIELDS;
  const others = Object.keys(given).filter((name) => !names.includes(name));
  return others.length === 0
    ? {}
    : { fields: message('not_correctable', { fields: others.slice(0, 5).join(', ').slice(0, 200) }) };
}

function only<V>(values: Readonly<Record<string, V>>, names: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
