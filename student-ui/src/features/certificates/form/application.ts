import {
  APPLICANT_FIELDS,
  type ApplicantField,
  CERTIFICATE_FIELDS,
  type CertificateForm,
  EMPTY_FORM,
} from '@myverify/domain/certificate/certificate.fields';
import { type PortalName, portalName } from '@myverify/domain/certificate/portal-names';

/** As it is typed: empty is the empty text or list. */
type Typed<V> = V extends readonly string[] ? readonly string[] : V extends null ? '' : V;

/** What stands in the form, under the portal's names. Other fields of a record stay as others filled them in. */
export type Application = { readonly [F in ApplicantField as PortalName<F>]: Typed<CertificateForm[F]> };

export type Field = keyof Application;

export const EMPTY_APPLICATION = Object.fromEntries(
  APPLICANT_FIELDS.map((field) => [portalName(field), EMPTY_FORM[field] ?? '']),
) as unknown as Application;

export const FIELDS = Object.keys(EMPTY_APPLICATION) as Field[];

/** The rules of the fields under the portal's names. */
export const RULES = Object.fromEntries(
  APPLICANT_FIELDS.map((field) => [portalName(field), CERTIFICATE_FIELDS[field]]),
) as unknown as { readonly [F in ApplicantField as PortalName<F>]: (typeof CERTIFICATE_FIELDS)[F] };

export function isField(name: string): name is Field {
  return Object.hasOwn(EMPTY_APPLICATION, name);
}

export function isList(field: Field): field is ListField {
  return RULES[field].kind === 'files';
}

export function isEmpty(value: Application[Field]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

/** A record, a profile, or what was kept of a form: each has some of the fields, with `null` for empty ones. */
export type Source = { readonly [F in Field]?: Application[F] | null };

/** A form out of whatever holds its fields; values of another kind than the field's are left out. */
export function toApplication(source: Source): Application {
  const given = FIELDS.filter((field) => {
    const value = source[field];
    const empty = EMPTY_APPLICATION[field];
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === 'string';
  });
  return { ...EMPTY_APPLICATION, ...Object.fromEntries(given.map((field) => [field, source[field]])) };
}

/** What the profile knows for a new form. */
export function fromProfile({ email, name, gender, nationality, birth, passport, avatar }: Source): Application {
  return toApplication({
    email: email ?? null,
    name: name ?? null,
    gender: gender ?? null,
    nationality: nationality ?? null,
    birth: birth ?? null,
    passport: passport ?? null,
    avatar: avatar ?? null,
  });
}

type Sent<T> = T extends '' ? null : T;

/**
 * The form as the calls take it: an empty text is `null`. Fields that the form does not show are not sent, so they
 * stay.
 */
export type Body = { readonly [F in Exclude<Field, ListField | 'type'>]: Sent<Application[F]> | null } & {
  readonly [F in ListField]: string[];
} & Pick<Application, 'type'>;

export type ListField = { [F in Field]: Application[F] extends string ? never : F }[Field];

export function toBody(values: Application): Body {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const value = values[field];
      return [field, typeof value === 'string' ? value.trim() || null : value];
    }),
  ) as unknown as Body;
}
