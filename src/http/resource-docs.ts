import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';

const FAILURES: Readonly<Record<number, string>> = {
  400: 'Malformed or missing input; `errors` names every field',
  401: 'No session, or it has ended',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible in the present state, or based on an older version; `reason` says which',
  413: 'Too large',
  415: 'Not an acceptable type',
  422: 'The Idempotency-Key was used with another body',
};

/** Documents the failures of a resource call. */
export function ResourceFails(...statuses: ReadonlyArray<keyof typeof FAILURES & number>) {
  return applyDecorators(
    ...[...statuses, 429].map((status) =>
      ApiResponse({
        status,
        description: FAILURES[status] ?? 'Too many requests; `Retry-After` says when to come back',
        schema: { $ref: '#/components/schemas/ResourceFailure' },
      }),
    ),
  );
}

/** Documents a list: an array, with `Content-Range: <resource> <first>-<last>/<total>`. */
export function AnswersRows(model: Type) {
  return applyDecorators(
    ApiExtraModels(model),
    ApiResponse({
      status: 200,
      description: 'The rows asked for',
      headers: { 'Content-Range': { description: '`<resource> <first>-<last>/<total>`', schema: { type: 'string' } } },
      schema: { type: 'array', items: { $ref: getSchemaPath(model) } },
    }),
    ResourceFails(400, 401, 403),
  );
}

/** What a removal answers. */
export class RemovedDto {
  /** @example 17 */
  id!: number;
}
