import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { GENDERS, LANGUAGES } from '../../domain/account/user.js';
import { fileIdOf } from '../../http/file-url.js';

/** The profile; fields that are left out stay as they are, empty ones are emptied. The domain judges them. */
export class UpdateUserDto {
  /** @example "王小明" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 120 })
  name?: unknown;

  @Allow()
  @ApiProperty({ enum: GENDERS, type: String, nullable: true, required: false })
  gender?: unknown;

  /** For students: their own address or nothing. @example "mei@example.com" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false })
  email?: unknown;

  /** @example "E12345678" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 40 })
  passport?: unknown;

  /** YYYY-MM-DD. @example "2001-04-30" */
  @Allow()
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  birth?: unknown;

  /** @example "China" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 80 })
  nationality?: unknown;

  /** Address of an uploaded picture of the kind `avatar`. @example "/api/file/01hq3v6m8w2x4y6z8a0b2c4d6e" */
  @Allow()
  @ApiProperty({ type: String, nullable: true, required: false })
  avatar?: unknown;

  /** In which language mails to the user are. Nothing given: as before. @example "cn" */
  @Allow()
  @ApiProperty({ enum: LANGUAGES, type: String, nullable: true, required: false })
  language?: unknown;
}

/** The input of the domain. */
export function toProfileInput(dto: UpdateUserDto): Record<string, unknown> {
  return { ...dto, avatar: fileIdOf(dto.avatar) };
}
