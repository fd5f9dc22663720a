import { type DocumentGroup, GROUP_RULES } from '@myverify/domain/certificate/certificate.documents';
import {
  REQUIRED_FIELDS,
  SECTIONS as SECTION_IDS,
  type Section,
} from '@myverify/domain/certificate/certificate.fields';
import { portalName } from '@myverify/domain/certificate/portal-names';
import { type Application, FIELDS, type Field, isEmpty, RULES } from './application';

export function groupFields(group: DocumentGroup) {
  const { files, remark } = GROUP_RULES[group];
  return { files: portalName(files), remark: portalName(remark) };
}

/** The photo stands above what is typed. */
const photoFirst = (one: Field, other: Field) => Number(isPhoto(other)) - Number(isPhoto(one));
const isPhoto = (field: Field) => RULES[field].kind === 'file';

/** The sections of the page with their fields, in the order in which they are filled in. */
export const SECTIONS = SECTION_IDS.map((id) => ({
  id,
  fields: FIELDS.filter((field) => RULES[field].section === id).sort(photoFirst),
}));

export function sectionOf(field: Field): Section {
  return RULES[field].section;
}

/** What applying and authenticating ask for. */
const REQUIRED: ReadonlySet<Field> = new Set(REQUIRED_FIELDS.map((field) => portalName(field)));

export function isRequired(field: Field): boolean {
  return REQUIRED.has(field);
}

/** The required fields that are empty, in the order of the page. */
export function missingFields(values: Application): Field[] {
  return SECTIONS.flatMap(({ fields }) => fields).filter((field) => isRequired(field) && isEmpty(values[field]));
}

export interface SectionProgress {
  readonly id: Section;
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
