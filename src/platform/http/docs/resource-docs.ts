import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { documentErrors, type ErrorSpec } from './error-docs.js';

/** Documents the failures of a resource call. */
export const ResourceErrors = (...specs: readonly ErrorSpec[]) => documentErrors('resource', specs);

/** Documents a list: an array, with `Content-Range: <resource> <first>-<last>/<total>`. */
export function AnswersRows(model: Type) {
  return applyDecorators(
    ApiExtraModels(model),
    ApiResponse({
      status: 200,
      description: 'The rows asked for',
      headers: {
        'Content-Range': {
          description:
            '`<resource> <first>-<last>/<total>`; some totals are counted up to 100,000, as the operation says',
          schema: { type: 'string' },
        },
      },
      schema: { type: 'array', items: { $ref: getSchemaPath(model) } },
    }),
    ResourceErrors(400, 401, 403),
  );
}
