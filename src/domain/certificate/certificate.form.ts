import type { FileKind } from '../files/file-kind.js';
import type { FileId, StoredFile } from '../files/stored-file.js';
import { type Message, message } from '../messages/message.js';
import type { Day } from '../shared/calendar.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { type FieldRule, readFields } from '../shared/field-reader.js';
import { DOCUMENT_GROUPS, GROUP_RULES } from './certificate.documents.js';
import { CERTIFICATE_FIELDS, type CertificateForm, type FileField, REQUIRED_FIELDS } from './certificate.fields.js';

export interface FormReading {
  readonly form: CertificateForm;
  /** Texts by field for what is malformed; such a field keeps its value in the form. */
  readonly errors: FieldErrors;
}

/**
 * Reads a form out of a request, as `readFields` does. Whether required fields are there is `missingFields`' business.
 */
export function readForm(raw: Readonly<Record<string, unknown>>, base: CertificateForm): FormReading {
  const { values: form, errors } = readFields<CertificateForm>(CERTIFICATE_FIELDS, raw, base);
  const datesRead = !errors.startTime && !errors.endTime && form.startTime !== null && form.endTime !== null;
  if (datesRead && form.endTime < form.startTime) {
    return { form, errors: { ...errors, endTime: message('ends_before_start') } };
  }
  return { form, errors };
}

/** A text for each required field that is empty. */
export function missingFields(form: CertificateForm): FieldErrors {
  const missing = REQUIRED_FIELDS.filter((field) => form[field] === null || form[field].length === 0);
  return Object.fromEntries(missing.map((field) => [field, askFor(CERTIFICATE_FIELDS[field])]));
}

function askFor(rule: FieldRule): Message {
  if (rule.kind === 'files') return message('files_required');
  if (rule.kind === 'file') return message('file_required', { label: rule.label });
  const isChosen = rule.kind === 'choice' || rule.kind === 'day';
  return message(isChosen ? 'choice_required' : 'required', { label: rule.label });
}

const PAST_DAYS = Object.entries<FieldRule>(CERTIFICATE_FIELDS)
  .filter(([, rule]) => rule.kind === 'day' && rule.past)
  .map(([field]) => field as 'birth' | 'ministryStampingTime' | 'awardingTime');

/** A text for each day that cannot lie in the future but does. */
export function futureDays(form: CertificateForm, today: Day): FieldErrors {
  const future = PAST_DAYS.filter((field) => form[field] !== null && form[field] > today);
  return Object.fromEntries(
    future.map((field) => [field, message('day_in_future', { label: CERTIFICATE_FIELDS[field].label })]),
  );
}

const KINDS_OF: Readonly<Record<FileField, readonly FileKind[]>> = {
  avatar: ['photo', 'avatar'],
  passportPhotos: ['passport'],
  certPhotos: ['certificate'],
  transcriptPhotos: ['transcript'],
  ministryPhotos: ['ministry'],
  paymentPhotos: ['payment'],
};

/** What files of applications are. */
export const NAMED_KINDS: readonly FileKind[] = Object.values(KINDS_OF).flat();

/** Every file that a form names, with the field that names it. */
export function formFiles(form: CertificateForm): Array<{ field: FileField; id: FileId }> {
  const photo = form.avatar === null ? [] : [{ field: 'avatar' as const, id: form.avatar }];
  const documents = DOCUMENT_GROUPS.flatMap((group) => {
    const field = GROUP_RULES[group].files;
    return form[field].map((id) => ({ field, id }));
  });
  return [...photo, ...documents];
}

/**
 * A text for each field that names a file it may not: one that is not among `files`, that belongs to none of `owners`
 * (told alike, so that nobody learns which files exist), or that was uploaded for something else. Files in `kept`,
 * which the record names already, may belong to anyone.
 */
export function fileProblems(
  form: CertificateForm,
  files: readonly StoredFile[],
  owners: readonly number[],
  kept: ReadonlySet<FileId> = new Set(),
): FieldErrors {
  const mayBeNamed = (file: StoredFile) => kept.has(file.id) || owners.includes(file.ownerId);
  const usable = new Map(files.filter(mayBeNamed).map((file) => [file.id, file]));
  const problems: Record<string, Message> = {};
  for (const { field, id } of formFiles(form)) {
    const file = usable.get(id);
    if (!file) problems[field] = message('file_not_found');
    else if (!KINDS_OF[field].includes(file.kind)) problems[field] ??= message('file_of_other_field');
  }
  return problems;
}
