import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Referred, referenceProblem } from '../../domain/catalog/reference.js';
import { RECORD_ID_MAX } from '../../domain/shared/record-id.js';
import { Rule } from './rule.decorator.js';

/** The id of another record that a body refers to. A number alone: what was chosen from a list is no text. */
export function RefersTo(what: Referred): PropertyDecorator {
  return applyDecorators(
    Rule((id) => referenceProblem(what, id)),
    ApiProperty({ type: 'integer', minimum: 1, maximum: RECORD_ID_MAX }),
  );
}
