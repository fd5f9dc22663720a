import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { fails } from '../../platform/http/validation.js';

const VALUES = {
  type: 'object',
  additionalProperties: true,
  example: { theme: 'dark', 'student.datatable': ['email'] },
} as const;

export class PreferencesDto {
  /** By the names under which the back office keeps them. */
  @ApiProperty(VALUES)
  values!: Record<string, unknown>;
}

export class PreferencesChangeDto {
  /** Those that change; null drops one. At most 8,000 characters of JSON each, and 64,000 in all. */
  @IsObject(fails('json_object_needed', { name: 'values' }))
  @ApiProperty(VALUES)
  values!: Record<string, unknown>;
}
