import { ApiProperty } from '@nestjs/swagger';
import { languageProblem, PROFILE_FIELDS } from '../../domain/account/profile.js';
import { USER_FIELDS } from '../../domain/account/user.form.js';
import { type Gender, LANGUAGES, type Language } from '../../domain/account/user.js';
import type { FileId } from '../../domain/files/stored-file.js';
import type { Day } from '../../domain/shared/calendar.js';
import { Field, ValidatedLater } from '../../platform/http/field.decorator.js';
import { Rule } from '../../platform/http/rule.decorator.js';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

/**
 * The profile; fields that are left out stay as they are, empty ones are emptied. The email is only compared: whatever is not a student's
 * own is told as another one.
 */
export class UpdateUserDto {
  /** @example "王小明" */
  @Field(PROFILE_FIELDS.name, MAY_BE_EMPTY)
  name?: string | null;

  @Field(PROFILE_FIELDS.gender, MAY_BE_EMPTY)
  gender?: Gender | null;

  /** For students: their own address or nothing. @example "mei@example.com" */
  @ValidatedLater(USER_FIELDS.email, MAY_BE_EMPTY)
  email?: unknown;

  /** @example "E12345678" */
  @Field(PROFILE_FIELDS.passport, MAY_BE_EMPTY)
  passport?: string | null;

  /** YYYY-MM-DD. @example "2001-04-30" */
  @Field(PROFILE_FIELDS.birth, MAY_BE_EMPTY)
  birth?: Day | null;

  /** @example "China" */
  @Field(PROFILE_FIELDS.nationality, MAY_BE_EMPTY)
  nationality?: string | null;

  /** Address of an uploaded picture of the kind `avatar`. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  @Field(PROFILE_FIELDS.avatar, MAY_BE_EMPTY)
  avatar?: FileId | null;

  /** In which language mails to the user are. Nothing given: as before. @example "cn" */
  @Rule(languageProblem)
  @ApiProperty({ enum: LANGUAGES, type: String, nullable: true, required: false })
  language?: Language | '' | null;
}
