import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type Family, SUCCESS, SuccessMessage } from '../portal-envelope.js';
import { documentErrors, type ErrorSpec } from './error-docs.js';

type Schema = Record<string, unknown>;

function envelopeSchema(code: number, message: string, data: Schema): Schema {
  return {
    type: 'object',
    required: ['code', 'message', 'errMsg', 'data'],
    properties: {
      code: { type: 'integer', example: code },
      message: { type: 'string', example: message },
      errMsg: { type: 'string', example: message, description: 'The same as `message`.' },
      data,
    },
  };
}

export interface AnswerShape {
  readonly family?: Family;
  readonly message?: string;
  readonly model?: Type;
  /** A schema of `data` where no single class describes it. */
  readonly schema?: Schema;
  /** What is special about `data` in the example of this call. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** `null`: what is nullable has to have a type, and the typed client leaves out what is of no type but `null`. */
const NOTHING: Schema = { type: 'object', nullable: true };

/**
 * The answer of a portal call: its success message, and for the description the envelope around `model`, around
 * `schema`, or around `null`.
 */
export function Answers(shape: AnswerShape = {}) {
  const { family = 'portal', message = 'success', model } = shape;
  const data: Schema = model ? { $ref: getSchemaPath(model) } : (shape.schema ?? NOTHING);
  const schema = envelopeSchema(SUCCESS[family], message, data);
  const own = shape.example ? { example: { data: shape.example } } : {};
  return applyDecorators(
    SuccessMessage(message),
    ...(model ? [ApiExtraModels(model)] : []),
    ApiResponse({ status: 200, description: 'Success', content: { 'application/json': { schema, ...own } } }),
  );
}

/** Documents the failures of a portal call, each in the envelope. */
export const ApiErrors = (...specs: readonly ErrorSpec[]) => documentErrors('portal', specs);
