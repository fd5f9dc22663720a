import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './openapi-operations.js';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type SchemaObject = Exclude<Schema, { $ref: string }>;
type Schemas = Readonly<Record<string, Schema>>;

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2026-03-01T04:05:06.789Z',
  date: '2026-03-01',
  binary: 'passport.jpg',
};

/**
 * What a schema describes, put together from the examples of its fields. A field of which no example can be told is
 * left out, which a test finds.
 */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if ('$ref' in schema) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target && exampleOf(target, schemas);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  const [alternative] = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  if (alternative) return exampleOf(alternative, schemas);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field, schemas)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (schema.type === 'array' && schema.items) return exampleOfList(schema, schema.items, schemas);
  if (schema.type === 'boolean') return false;
  if (schema.format !== undefined) return BY_FORMAT[schema.format];
  return schema.nullable ? null : undefined;
}

/** One of each alternative where a list must be that long, as a pair is; else one. */
function exampleOfList({ minItems }: SchemaObject, items: Schema, schemas: Schemas): unknown[] {
  const alternatives = '$ref' in items ? [] : (items.oneOf ?? []);
  const each = minItems !== undefined && minItems === alternatives.length ? alternatives : [items];
  return each.map((one) => exampleOf(one, schemas));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `own` over `general`, field by field. */
function overlay(general: unknown, own: unknown): unknown {
  if (own === undefined) return general;
  if (!isObject(general) || !isObject(own)) return own;
  const fields = Object.entries(own).map(([name, value]) => [name, overlay(general[name], value)]);
  return { ...general, ...Object.fromEntries(fields) };
}

/**
 * Shows, in place, an example of each body and of each answer that has none yet; what an operation says of its own
 * example goes first.
 */
export function showExamples(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const { operation } of operationsOf(document)) {
    const { requestBody, responses } = operation;
    for (const holder of [requestBody, ...Object.values(responses)]) {
      if (!holder || '$ref' in holder) continue;
      for (const [type, content] of Object.entries(holder.content ?? {})) {
        if (!content.schema || content.examples || !/json|form-data/.test(type)) continue;
        content.example = overlay(exampleOf(content.schema, schemas), content.example);
      }
    }
  }
}
