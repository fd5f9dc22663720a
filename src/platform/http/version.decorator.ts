import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { versionProblem } from '../../domain/shared/record-version.js';
import { Rule } from './rule.decorator.js';

/** The version of a record that a change is based on; older clients of the portal send none. */
export function Version({ optional }: { readonly optional?: true } = {}): PropertyDecorator {
  return applyDecorators(
    Rule((version) => versionProblem(version, optional !== true)),
    ApiProperty({ type: 'integer', minimum: 1, required: optional !== true, ...(optional ? { nullable: true } : {}) }),
  );
}

/** A version that the domain validates, because what is wrong with it is told together with what is wrong with the record. */
export function VersionValidatedLater(): PropertyDecorator {
  return applyDecorators(Allow(), ApiProperty({ type: 'integer', minimum: 1, required: true }));
}
