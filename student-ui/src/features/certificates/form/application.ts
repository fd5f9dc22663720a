import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type CertificateForm,
  EMPTY_FORM,
} from '@myverify/domain/certificate/certificate.fields';
import { type PortalName, portalName } from '@myverify/domain/certificate/portal-names';

/** Fields of a record that the form does not show: what others put there stays. */
const NOT_SHOWN = ['academyStatus', 'barcode', 'principalName', 'note'] as const satisfies readonly CertificateField[];
export type Shown = Exclude<CertificateField, (typeof NOT_SHOWN)[number]>;

const isShown = (field: CertificateField): field is Shown =>
  !(NOT_SHOWN as readonly CertificateField[]).includes(field);
export const SHOWN = (Object.keys(CERTIFICATE_FIELDS) as CertificateField[]).filter(isShown);

/** As it is typed: empty is the empty text or list. */
type Typed<V> = V extends readonly string[] ? readonly string[] : V extends null ? '' : V;

/** What stands in the form, under the portal's names. */
export type Application = { readonly [F in Shown as PortalName<F>]: Typed<CertificateForm[F]> };

export type Field = keyof Application;

export const EMPTY_APPLICATION = Object.fromEntries(
  SHOWN.map((field) => [portalName(field), EMPTY_FORM[field] ?? '']),
) as unknown as Application;

export const FIELDS = Object.keys(EMPTY_APPLICATION) as Field[];

export function isField(name: string): name is Field {
  return Object.hasOwn(EMPTY_APPLICATION, name);
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

/** The form as the calls take it: an empty text is `null`. Fields that the form does not show are not sent, so they stay. */
export type Body = { readonly [F in Exclude<Field, ListField | 'type'>]: Sent<Application[F]> | null } & {
  readonly [F in ListField]: string[];
} & Pick<Application, 'type'>;

type ListField = `${'passport' | 'cert' | 'transcript' | 'ministry' | 'payment'}_photos`;

export function toBody(values: Application): Body {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const value = values[field];
      return [field, typeof value === 'string' ? value.trim() || null : value];
    }),
  ) as unknown as Body;
}
