import { DOCUMENT_GROUPS, GROUP_RULES } from '@myverify/domain/certificate/certificate.documents';
import { type FileKind, type FileType, KIND_RULES, megabytesOf, WRONG_FORMAT } from '@myverify/domain/files/file-kind';
import { type Message, message } from '@myverify/domain/messages/message';

export type UploadKind = Exclude<FileKind, 'news' | 'editor' | 'letter' | 'answer'>;

interface UploadRules {
  /** Types with the endings of their names. */
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** A file must be smaller than this. */
  readonly megabytes: number;
  readonly most: number;
  /** A picture has one text for both its type and its size. */
  readonly wrongFormat: Message;
}

const MB = 1024 * 1024;
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
  'message/rfc822': ['.eml'],
};

/** What the server takes, which judges again, by content. */
export function uploadRules(kind: UploadKind): UploadRules {
  const { types, tooLarge } = KIND_RULES[kind];
  const group = DOCUMENT_GROUPS.find((one) => one === kind);
  return {
    accept: Object.fromEntries(types.map((type) => [type, ENDINGS[type]])),
    megabytes: megabytesOf(kind),
    most: group ? GROUP_RULES[group].most : 1,
    wrongFormat: group ? WRONG_FORMAT : tooLarge,
  };
}

/** The format of some cameras, which few programs read. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

/** A picture that browsers can show, and cut. */
export const isCuttable = ({ type }: Pick<File, 'type'>): boolean => /^image\/(jpeg|png)$/.test(type);

/** Why a file is not even sent. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>, kind: UploadKind): Message | null {
  const { accept, wrongFormat } = uploadRules(kind);
  const name = file.name.toLowerCase();
  // A system that knows no type of a file leaves it empty.
  const fits = file.type
    ? file.type.toLowerCase() in accept
    : Object.values(accept).some((endings) => endings.some((ending) => name.endsWith(ending)));
  if (!fits) return isHeic(file) && kind !== 'avatar' ? message('heic_unreadable') : wrongFormat;
  const { below, tooLarge } = KIND_RULES[kind];
  return file.size < below ? null : tooLarge;
}

/** A size as people read it. */
export function sizeText(bytes: number, language: string): string {
  const [unit, value] = bytes < MB ? (['kilobyte', bytes / 1024] as const) : (['megabyte', bytes / MB] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
    minimumFractionDigits: 0,
  }).format(value);
}
