import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { versionProblem } from '../../domain/shared/record-version.js';
import { Rule } from './rule.decorator.js';

const HAS_VERSION = 'has-version';

/** Marks the class, so that `If-Match` may stand for the version. */
export const TakesVersion = (): PropertyDecorator => (target) => Reflect.defineMetadata(HAS_VERSION, true, target);

export const hasVersion = ({ prototype }: Type): boolean =>
  Boolean(prototype && Reflect.getMetadata(HAS_VERSION, prototype));

/** The version of a record that a change is based on; older clients of the portal send none. */
export function Version({ optional }: { readonly optional?: true } = {}): PropertyDecorator {
  return applyDecorators(
    TakesVersion(),
    Rule((version) => versionProblem(version, optional !== true)),
    ApiProperty({ type: 'integer', minimum: 1, required: optional !== true, ...(optional ? { nullable: true } : {}) }),
  );
}

/**
 * A version that the domain validates, because what is wrong with it is told together with what is wrong with the
 * record.
 */
export function VersionValidatedLater(): PropertyDecorator {
  return applyDecorators(TakesVersion(), Allow(), ApiProperty({ type: 'integer', minimum: 1, required: true }));
}
