import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { documentRefusals, type Refusable } from './refusal-docs.js';

/** Documents the failures of a resource call. */
export const ResourceFails = (...refusables: readonly Refusable[]) => documentRefusals('resource', refusables);

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
