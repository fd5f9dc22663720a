import { type DocumentGroup, GROUP_RULES } from '@myverify/domain/certificate/certificate.documents';
import { REQUIRED_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import { portalName } from '@myverify/domain/certificate/portal-names';
import { type Application, type Field, isEmpty } from './application';

export function groupFields(group: DocumentGroup) {
  const { files, remark } = GROUP_RULES[group];
  return { files: portalName(files), remark: portalName(remark) };
}

/** The sections of the page with their fields, in the order in which they are filled in. */
export const SECTIONS = [
  { id: 'service', fields: ['type'] },
  { id: 'applicant', fields: ['avatar', 'name', 'gender', 'birth', 'nationality', 'passport', 'email'] },
  { id: 'study', fields: ['university', 'major', 'level', 'forms', 'cert_no'] },
  { id: 'dates', fields: ['start_time', 'end_time', 'awarding_time', 'ministry_stamping_time'] },
  {
    id: 'documents',
    fields: [
      'passport_photos',
      'passport_remark',
      'cert_photos',
      'cert_remark',
      'transcript_photos',
      'transcript_remark',
      'ministry_photos',
      'ministry_remark',
    ],
  },
  { id: 'payment', fields: ['payment_photos', 'payment_remark'] },
] as const satisfies ReadonlyArray<{ readonly id: string; readonly fields: readonly Field[] }>;

export type SectionId = (typeof SECTIONS)[number]['id'];

export function sectionOf(field: Field): SectionId | undefined {
  return SECTIONS.find(({ fields }) => fields.some((each) => each === field))?.id;
}

/** What applying and authenticating ask for. */
const REQUIRED: ReadonlySet<Field> = new Set(REQUIRED_FIELDS.map((field) => portalName(field)));

export function isRequired(field: Field): boolean {
  return REQUIRED.has(field);
}

/** The required fields that are empty, in the order of the page. */
export function missingFields(values: Application): Field[] {
  return SECTIONS.flatMap(({ fields }) => [...fields]).filter((field) => isRequired(field) && isEmpty(values[field]));
}

export interface SectionProgress {
  readonly id: SectionId;
  /** Required fields. */
  readonly needed: number;
  readonly filled: number;
  readonly missing: readonly Field[];
}

/** @param missing what `missingFields` found */
export function progressOf(missing: readonly Field[]): SectionProgress[] {
  return SECTIONS.map(({ id, fields }) => {
    const here = fields.filter((field) => missing.includes(field));
    const needed = fields.filter(isRequired).length;
    return { id, needed, filled: needed - here.length, missing: here };
  });
}
