import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type Family, SUCCESS } from './portal-envelope.js';

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
  /** Overrides the family's code. */
  readonly code?: number;
  readonly message?: string;
  readonly model?: Type;
  readonly isArray?: boolean;
  /** A schema of `data` where no single class describes it. */
  readonly schema?: Schema;
  readonly description?: string;
}

/** Documents the answer of a portal call: the envelope around `model`, around `schema`, or around `null`. */
export function Answers(shape: AnswerShape = {}) {
  const { family = 'portal', message = 'success', model, isArray = false, description = 'Success' } = shape;
  const one: Schema = model ? { $ref: getSchemaPath(model) } : (shape.schema ?? { nullable: true });
  const data: Schema = isArray ? { type: 'array', items: one } : one;
  return applyDecorators(
    ...(model ? [ApiExtraModels(model)] : []),
    ApiResponse({ status: 200, description, schema: envelopeSchema(shape.code ?? SUCCESS[family], message, data) }),
  );
}

const FAILURES: Readonly<Record<number, string>> = {
  400: 'Malformed or missing input; `data.errors` names every field',
  401: 'No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'Not possible in the present state; `data.reason` says why',
  413: 'The file is too large',
  415: 'Not an acceptable type',
  429: 'Too many requests; `Retry-After` says when to come back',
};

/** Documents the failures of a portal call, each in the envelope. */
export function Fails(...statuses: Array<keyof typeof FAILURES & number>) {
  return applyDecorators(
    ...[...statuses, 429].map((status) =>
      ApiResponse({
        status,
        description: FAILURES[status],
        // Named here, or a failure would be described by the type of a file that is the success.
        content: { 'application/json': { schema: { $ref: '#/components/schemas/PortalFailure' } } },
      }),
    ),
  );
}
