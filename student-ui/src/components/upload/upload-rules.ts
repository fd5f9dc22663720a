export type UploadKind = 'avatar' | 'photo' | 'passport' | 'certificate' | 'transcript' | 'ministry' | 'payment';

interface UploadRules {
  /** Types with the endings of their names. */
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** A file must be smaller than this. */
  readonly megabytes: number;
  readonly most: number;
  /** A picture has one text for both its type and its size. */
  readonly picture: boolean;
}

const IMAGES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };
const PAPERS = { ...IMAGES, 'application/pdf': ['.pdf'] };
const picture = (megabytes: number): UploadRules => ({ accept: IMAGES, megabytes, most: 1, picture: true });
const papers = (megabytes: number, most: number): UploadRules => ({ accept: PAPERS, megabytes, most, picture: false });

/** What the server takes; it judges again, by content. */
export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRules>> = {
  avatar: picture(2),
  photo: picture(5),
  passport: papers(5, 15),
  certificate: papers(5, 15),
  transcript: papers(5, 15),
  ministry: papers(5, 15),
  payment: papers(10, 8),
};

export type Refusal = 'wrong_format' | 'too_large';

/** Why a file is not even sent. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>, kind: UploadKind): Refusal | null {
  const { accept, megabytes } = UPLOAD_RULES[kind];
  const name = file.name.toLowerCase();
  // A system that knows no type of a file leaves it empty.
  const fits = file.type
    ? file.type.toLowerCase() in accept
    : Object.values(accept).some((endings) => endings.some((ending) => name.endsWith(ending)));
  if (!fits) return 'wrong_format';
  return file.size < megabytes * 1024 * 1024 ? null : 'too_large';
}

/** A size as people read it. */
export function sizeText(bytes: number, language: string): string {
  const [unit, value] =
    bytes < 1024 * 1024 ? (['kilobyte', bytes / 1024] as const) : (['megabyte', bytes / 1024 ** 2] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
    minimumFractionDigits: 0,
  }).format(value);
}
