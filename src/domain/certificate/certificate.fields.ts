import { EMAIL_MAX } from '../account/email.js';
import { PROFILE_FIELDS } from '../account/profile.js';
import type { FileId } from '../files/stored-file.js';
import type { FieldRule } from '../shared/field-reader.js';
import { type DocumentGroup, GROUP_RULES } from './certificate.documents.js';

export const STUDY_FORMS = ['Distance Learning', 'Full Time', 'Part Time'] as const;
export type StudyForm = (typeof STUDY_FORMS)[number];

export const LEVELS = ['High School', 'Diploma', 'Degree', 'Master', 'Doctor of Philosophy', 'Others'] as const;
export type Level = (typeof LEVELS)[number];

export const CERTIFICATE_TYPES = ['verification', 'stamping'] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];

interface FieldUse {
  /** Applying and authenticating ask for it. */
  readonly required?: true;
  /** The report says it. */
  readonly certified?: true;
  /** A correction of the report may touch it. */
  readonly correctable?: true;
  /** It is of a document group, which lists do not show. */
  readonly document?: true;
}

const files = <Group extends DocumentGroup>(group: Group) =>
  ({
    kind: 'files',
    label: `${GROUP_RULES[group].label} files`,
    most: GROUP_RULES[group].most,
    required: true,
    document: true,
  }) as const;
const remark = (group: DocumentGroup) =>
  ({ kind: 'lines', label: `remark on ${GROUP_RULES[group].label}`, most: 1000, document: true }) as const;
const required = { required: true } as const;
const certified = { certified: true, correctable: true } as const;

/**
 * The fields that an applicant fills in: what each may hold and what it is for. The form, the record, the calls, the export, the report
 * and the interfaces follow this table; names in the specification and in the database are these in snake case.
 */
export const CERTIFICATE_FIELDS = {
  type: { kind: 'choice', label: 'type', of: CERTIFICATE_TYPES, empty: 'verification', certified: true },
  name: { ...PROFILE_FIELDS.name, ...required, ...certified },
  gender: { ...PROFILE_FIELDS.gender, ...required, ...certified },
  email: { kind: 'email', label: 'email', most: EMAIL_MAX, ...required },
  birth: { ...PROFILE_FIELDS.birth, ...certified },
  nationality: { ...PROFILE_FIELDS.nationality, ...required, ...certified },
  passport: { ...PROFILE_FIELDS.passport, ...required, ...certified },
  avatar: { ...PROFILE_FIELDS.avatar, ...required },
  university: { kind: 'line', label: 'degree-conferring unit', most: 200, ...required, ...certified },
  major: { kind: 'line', label: 'major', most: 200, ...required, ...certified },
  forms: { kind: 'choice', label: 'form of learning', of: STUDY_FORMS, empty: null, ...certified },
  level: { kind: 'choice', label: 'academic level', of: LEVELS, empty: null, ...certified },
  academyStatus: { kind: 'line', label: 'academy status', most: 100 },
  barcode: { kind: 'line', label: 'barcode', most: 100 },
  certNo: { kind: 'line', label: 'certificate number', most: 100, ...certified },
  principalName: { kind: 'line', label: "principal's name", most: 120 },
  note: { kind: 'lines', label: 'note', most: 1000 },
  startTime: { kind: 'day', label: 'start date', ...certified },
  endTime: { kind: 'day', label: 'end date', ...certified },
  ministryStampingTime: { kind: 'day', label: 'MoHE stamping date', past: true, ...required, ...certified },
  awardingTime: { kind: 'day', label: 'awarding date', past: true, ...required, ...certified },
  passportPhotos: files('passport'),
  certPhotos: files('certificate'),
  transcriptPhotos: files('transcript'),
  ministryPhotos: files('ministry'),
  paymentPhotos: files('payment'),
  passportRemark: remark('passport'),
  certRemark: remark('certificate'),
  transcriptRemark: remark('transcript'),
  ministryRemark: remark('ministry'),
  paymentRemark: remark('payment'),
} as const satisfies Readonly<Record<string, FieldRule & FieldUse>>;

type Table = typeof CERTIFICATE_FIELDS;
export type CertificateField = keyof Table;
/** The fields with a use. */
type FieldsFor<Use extends keyof FieldUse> = {
  [F in CertificateField]: Table[F] extends Readonly<Record<Use, true>> ? F : never;
}[CertificateField];

type ValueOf<Rule> = Rule extends { readonly kind: 'files' }
  ? readonly FileId[]
  : Rule extends { readonly of: ReadonlyArray<infer Choice>; readonly empty: infer Empty }
    ? Choice | Empty
    : string | null;

/** What an applicant fills in. An empty field is `null`, an empty list `[]`; days are written YYYY-MM-DD. */
export type CertificateForm = { readonly [F in CertificateField]: ValueOf<Table[F]> };

export const FIELD_NAMES = Object.keys(CERTIFICATE_FIELDS) as CertificateField[];

function fieldsFor<Use extends keyof FieldUse>(use: Use): ReadonlyArray<FieldsFor<Use>> {
  return FIELD_NAMES.filter((field): field is FieldsFor<Use> => use in CERTIFICATE_FIELDS[field]);
}

export const REQUIRED_FIELDS = fieldsFor('required');
export const CERTIFIED_FIELDS = fieldsFor('certified');
export type CertifiedField = FieldsFor<'certified'>;
export const CORRECTABLE_FIELDS = fieldsFor('correctable');
export type CorrectableField = FieldsFor<'correctable'>;
export type DocumentField = FieldsFor<'document'>;
export type SummaryField = Exclude<CertificateField, DocumentField>;

const DOCUMENT_FIELDS: ReadonlySet<CertificateField> = new Set(fieldsFor('document'));
/** What lists show: all but the document groups. */
export const SUMMARY_FIELDS = FIELD_NAMES.filter((field): field is SummaryField => !DOCUMENT_FIELDS.has(field));

function emptyValue(rule: FieldRule): unknown {
  if (rule.kind === 'files') return [];
  return rule.kind === 'choice' ? rule.empty : null;
}

export const EMPTY_FORM = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, emptyValue(CERTIFICATE_FIELDS[field])]),
) as unknown as CertificateForm;
