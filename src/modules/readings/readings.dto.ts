import { ApiProperty } from '@nestjs/swagger';
import { GENDERS, type Gender } from '../../domain/account/user.js';
import { DOCUMENT_GROUPS, type DocumentGroup } from '../../domain/certificate/certificate.documents.js';
import { FOUND, type Found } from '../../domain/reading/found-number.js';
import {
  LIKENESSES,
  type Likeness,
  PASSPORT_FIELDS,
  type PassportField,
} from '../../domain/reading/passport-comparison.js';
import { READING_STATES, type ReadingState } from '../../domain/reading/reading.js';
import { ALL_TEXT_FIELDS, type TextField } from '../../domain/reading/text-comparison.js';

/** The machine-readable zone of a passport, in the words of the form. */
export class PassportZoneDto {
  /** @example "E12345678" */
  passport!: string;

  /** Capitals of A to Z, family name first; the zone has no check digit for it. @example "WANG XIAOMING" */
  name!: string;

  /** YYYY-MM-DD. @example "2001-04-30" */
  @ApiProperty({ type: String, nullable: true, format: 'date' })
  birth!: string | null;

  /** The English name of the country. @example "China" */
  nationality!: string | null;

  @ApiProperty({ enum: GENDERS, nullable: true, example: 'Male' })
  gender!: Gender | null;

  /** The last day of the passport, YYYY-MM-DD. @example "2031-02-11" */
  @ApiProperty({ type: String, nullable: true, format: 'date' })
  expiry!: string | null;

  /** Every check digit fits, and two looks at the page found the same. */
  isCertain!: boolean;
}

export class FileReadingDto {
  /** @example "01hf0c2r9p4w8x7k3m5n6q1v2z" */
  fileId!: string;

  /**
   * `waiting`: it will be read, a passport within seconds, another document once its application was sent in.
   * `nothing`: no machine-readable zone, or no text, is on it. `several`: there is more than one passport on it.
   * `failed`: it could not be read. `unread`: files of its kind are not read by machine.
   */
  @ApiProperty({ enum: READING_STATES, example: 'read' })
  state!: ReadingState;

  /** `null` where nothing was read, or what was read is no passport. */
  passport!: PassportZoneDto | null;

  /** Whether the last day of the passport is past. */
  expired!: boolean;

  /**
   * The text of the first pages of a certificate, a transcript, a stamped document or a receipt; `null` where none was
   * read.
   * @example "UNIVERSITI MALAYA\nCertificate No. UM-2023-004512"
   */
  text!: string | null;

  /** How sure the machine is of the text, of 100; `null` where none was read. */
  @ApiProperty({ type: Number, format: 'double', nullable: true, example: 94 })
  confidence!: number | null;

  /**
   * What the QR codes on the first pages say, each in one line: as the document says it, followed by nobody.
   * @example ["https://verify.um.edu.my/UM-2023-004512"]
   */
  codes!: string[];
}

export class ComparedFieldDto {
  @ApiProperty({ enum: PASSPORT_FIELDS, example: 'passport' })
  field!: PassportField;

  /** What the applicant says. @example "E12345678" */
  claimed!: string | null;

  /** What the zone says. @example "E12345678" */
  read!: string | null;

  /** `close`: the same name in another order, script or spelling. */
  @ApiProperty({ enum: LIKENESSES, example: 'match' })
  likeness!: Likeness;
}

/** Where a value stands on a document as it is shown; sides from 0 to 1, of the page's width and height. */
export class DocumentPlaceDto {
  /** From 1. @example 1 */
  page!: number;

  @ApiProperty({ format: 'double', example: 0.42 })
  left!: number;

  @ApiProperty({ format: 'double', example: 0.61 })
  top!: number;

  @ApiProperty({ format: 'double', example: 0.18 })
  width!: number;

  @ApiProperty({ format: 'double', example: 0.02 })
  height!: number;
}

export class FoundFieldDto {
  @ApiProperty({ enum: ALL_TEXT_FIELDS, example: 'certNo' })
  field!: TextField;

  /** What the applicant says. @example "UM-2023-004512" */
  claimed!: string;

  /**
   * `close`: but for letters that machines confuse, for its order, script or spelling. `not_found`: by this machine, on
   * the pages that it reads.
   */
  @ApiProperty({ enum: FOUND, example: 'match' })
  found!: Found;

  /** Where it stands; `null` where that is not known. */
  place!: DocumentPlaceDto | null;
}

export class DocumentEditsDto {
  /** The program for pictures that wrote the document; `null` where it was none. @example "Adobe Photoshop" */
  editor!: string | null;

  /** Something was written behind its last signature. */
  afterSigning!: boolean;
}

export class ComparedReadingDto extends FileReadingDto {
  @ApiProperty({ enum: DOCUMENT_GROUPS, example: 'certificate' })
  group!: DocumentGroup;

  /** Empty where no passport was read. */
  comparison!: ComparedFieldDto[];

  /** Where the machine-readable zone stands; `null` where none was read, or its place is not known. */
  zonePlace!: DocumentPlaceDto | null;

  /** Empty where no text was read; what is not claimed is left out. */
  found!: FoundFieldDto[];

  /** What the document says of its making; `null` where nothing speaks of a change. */
  edits!: DocumentEditsDto | null;
}
