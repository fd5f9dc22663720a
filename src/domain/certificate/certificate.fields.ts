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

/** The parts of an application, in their order. */
export const SECTIONS = ['service', 'applicant', 'study', 'dates', 'documents', 'payment'] as const;
export type Section = (typeof SECTIONS)[number];

interface FieldUse {
  /** Where applicants fill it in; what has none is for staff and programs. */
  readonly section?: Section;
  /** Applying and authenticating ask for it. */
  readonly required?: true;
  /** The report says it. */
  readonly certified?: true;
  /** A correction of the report may touch it. */
  readonly correctable?: true;
}

const files = (group: DocumentGroup) =>
  ({
    kind: 'files',
    label: `${GROUP_RULES[group].label} files`,
    most: GROUP_RULES[group].most,
    section: 'documents',
    required: true,
  }) as const;
const remark = (group: DocumentGroup, example: string) =>
  ({
    kind: 'lines',
    label: `remark on ${GROUP_RULES[group].label}`,
    most: 1000,
    section: 'documents',
    example,
  }) as const;
const applicant = { section: 'applicant' } as const;
const study = { section: 'study' } as const;
const dates = { section: 'dates' } as const;
const required = { required: true } as const;
const certified = { certified: true, correctable: true } as const;

/**
 * The fields of an application: what each may hold and what it is for. The form, the record, the calls, the export, the
 * report and the interfaces follow this table, also in its order; names in the specification and in the database are
 * these in snake case.
 */
export const CERTIFICATE_FIELDS = {
  type: {
    kind: 'choice',
    label: 'type',
    of: CERTIFICATE_TYPES,
    empty: 'verification',
    section: 'service',
    certified: true,
    example: 'verification',
  },
  name: { ...PROFILE_FIELDS.name, ...applicant, ...required, ...certified, example: '王小明' },
  gender: { ...PROFILE_FIELDS.gender, ...applicant, ...required, ...certified, example: 'Male' },
  email: { kind: 'email', label: 'email', most: EMAIL_MAX, ...applicant, ...required, example: 'mei@example.com' },
  birth: { ...PROFILE_FIELDS.birth, ...applicant, ...certified, example: '2001-04-30' },
  nationality: { ...PROFILE_FIELDS.nationality, ...applicant, ...required, ...certified, example: 'China' },
  passport: { ...PROFILE_FIELDS.passport, ...applicant, ...required, ...certified, example: 'E12345678' },
  avatar: { ...PROFILE_FIELDS.avatar, ...applicant, ...required, correctable: true },
  university: {
    kind: 'line',
    label: 'degree-conferring unit',
    most: 200,
    ...study,
    ...required,
    ...certified,
    example: 'Universiti Malaya',
  },
  major: { kind: 'line', label: 'major', most: 200, ...study, ...required, ...certified, example: 'Computer Science' },
  forms: {
    kind: 'choice',
    label: 'form of learning',
    of: STUDY_FORMS,
    empty: null,
    ...study,
    ...certified,
    example: 'Full Time',
  },
  level: {
    kind: 'choice',
    label: 'academic level',
    of: LEVELS,
    empty: null,
    ...study,
    ...certified,
    example: 'Master',
  },
  academyStatus: { kind: 'line', label: 'academy status', most: 100, example: 'Graduated' },
  barcode: { kind: 'line', label: 'barcode', most: 100, example: '9555012345678' },
  certNo: { kind: 'line', label: 'certificate number', most: 100, ...study, ...certified, example: 'UM-2023-004512' },
  principalName: { kind: 'line', label: "principal's name", most: 120, example: 'Prof. Dr. Aminah binti Hassan' },
  note: { kind: 'lines', label: 'note', most: 1000, example: 'The degree was awarded in absentia.' },
  startTime: { kind: 'day', label: 'start date', ...dates, ...certified, example: '2021-09-01' },
  endTime: { kind: 'day', label: 'end date', ...dates, ...certified, example: '2023-08-31' },
  ministryStampingTime: {
    kind: 'day',
    label: 'MoHE stamping date',
    past: true,
    ...dates,
    ...required,
    ...certified,
    example: '2023-11-20',
  },
  awardingTime: {
    kind: 'day',
    label: 'awarding date',
    past: true,
    ...dates,
    ...required,
    ...certified,
    example: '2023-10-15',
  },
  passportPhotos: files('passport'),
  passportRemark: remark('passport', 'Renewed in 2022.'),
  certPhotos: files('certificate'),
  certRemark: remark('certificate', 'A certified copy.'),
  transcriptPhotos: files('transcript'),
  transcriptRemark: remark('transcript', 'Two pages.'),
  ministryPhotos: files('ministry'),
  ministryRemark: remark('ministry', 'The stamp is on the back.'),
  paymentPhotos: { ...files('payment'), section: 'payment' },
  paymentRemark: { ...remark('payment', 'Paid by DuitNow.'), section: 'payment' },
} as const satisfies Readonly<Record<string, FieldRule & FieldUse>>;

type Table = typeof CERTIFICATE_FIELDS;
export type CertificateField = keyof Table;
type FieldsWith<Property> = { [F in CertificateField]: Table[F] extends Property ? F : never }[CertificateField];
/** The fields with a use. */
type FieldsFor<Use extends keyof FieldUse> = FieldsWith<Readonly<Record<Use, unknown>>>;

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

/** What the applicant's form asks for. */
export const APPLICANT_FIELDS = fieldsFor('section');
export type ApplicantField = FieldsFor<'section'>;

/** Where a field is filled in. */
export function sectionOfField(field: CertificateField): Section | undefined {
  const { section }: FieldRule & FieldUse = CERTIFICATE_FIELDS[field];
  return section;
}

/** The photo and the document groups. */
export type FileField = FieldsWith<{ readonly kind: 'file' | 'files' }>;

/** The fields of the document groups, which lists do not show. */
export type DocumentField = FieldsWith<{ readonly section: 'documents' | 'payment' }>;
export type SummaryField = Exclude<CertificateField, DocumentField>;
export const SUMMARY_FIELDS = FIELD_NAMES.filter(
  (field): field is SummaryField => !['documents', 'payment'].includes(sectionOfField(field) ?? ''),
);

/** What is stated in words, in the order of the form; what only staff fill in comes last. */
export type StatedField = Exclude<SummaryField, FileField>;
export const STATED_FIELDS = [...SECTIONS, undefined].flatMap((section) =>
  SUMMARY_FIELDS.filter(
    (field): field is StatedField => sectionOfField(field) === section && CERTIFICATE_FIELDS[field].kind !== 'file',
  ),
);

function emptyValue(rule: FieldRule): unknown {
  if (rule.kind === 'files') return [];
  return rule.kind === 'choice' ? rule.empty : null;
}

export const EMPTY_FORM = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, emptyValue(CERTIFICATE_FIELDS[field])]),
) as unknown as CertificateForm;
