import type { Gender } from '@myverify/domain/account/user';
import type { CertificateType, Level, StudyForm } from '@myverify/domain/certificate/certificate';

/** The values of a choice, with the empty one. */
type Choice<T extends string> = T | '';

/** What stands in the form, under the portal's names. Empty is the empty text or list. */
export interface Application {
  readonly type: CertificateType;
  readonly avatar: string;
  readonly name: string;
  readonly gender: Choice<Gender>;
  readonly email: string;
  readonly birth: string;
  readonly nationality: string;
  readonly passport: string;
  readonly university: string;
  readonly major: string;
  readonly forms: Choice<StudyForm>;
  readonly level: Choice<Level>;
  readonly cert_no: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly awarding_time: string;
  readonly ministry_stamping_time: string;
  readonly passport_photos: readonly string[];
  readonly passport_remark: string;
  readonly cert_photos: readonly string[];
  readonly cert_remark: string;
  readonly transcript_photos: readonly string[];
  readonly transcript_remark: string;
  readonly ministry_photos: readonly string[];
  readonly ministry_remark: string;
  readonly payment_photos: readonly string[];
  readonly payment_remark: string;
}

export type Field = keyof Application;

export const EMPTY_APPLICATION: Application = {
  type: 'verification',
  avatar: '',
  name: '',
  gender: '',
  email: '',
  birth: '',
  nationality: '',
  passport: '',
  university: '',
  major: '',
  forms: '',
  level: '',
  cert_no: '',
  start_time: '',
  end_time: '',
  awarding_time: '',
  ministry_stamping_time: '',
  passport_photos: [],
  passport_remark: '',
  cert_photos: [],
  cert_remark: '',
  transcript_photos: [],
  transcript_remark: '',
  ministry_photos: [],
  ministry_remark: '',
  payment_photos: [],
  payment_remark: '',
};

export const FIELDS = Object.keys(EMPTY_APPLICATION) as Field[];

export function isField(name: string): name is Field {
  return Object.hasOwn(EMPTY_APPLICATION, name);
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
