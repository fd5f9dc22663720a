import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION } from '../access.js';
import { isResourceApi } from '../request.js';
import { operationsOf } from './openapi-operations.js';

/**
 * Has null admitted, in place, wherever a whole document calls something nullable and has no plain type: an enum has to
 * list it, and what refers to another schema has to offer it besides.
 */
export function admitNull(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('nullable' in node && node.nullable === true) {
    if ('enum' in node && Array.isArray(node.enum) && !node.enum.includes(null)) node.enum = [...node.enum, null];
    if ('allOf' in node && Array.isArray(node.allOf)) offerNull(node, node.allOf);
  }
  for (const part of Object.values(node)) admitNull(part);
}

const NULL = { type: 'null' };

function offerNull(node: { type?: unknown; allOf?: unknown; nullable?: unknown }, parts: readonly unknown[]): void {
  delete node.type;
  delete node.nullable;
  delete node.allOf;
  Object.assign(node, { anyOf: [...parts, NULL] });
}

/**
 * Says of each operation that is open to everyone that it asks for no session; a missing `security` could mean
 * anything.
 */
export function sayWhatIsOpen(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    if (Reflect.get(operation, ACCESS_EXTENSION) === 'open') operation.security = [];
  }
}

/** The compiler plugin assumes 201 for every POST; portal calls answer 200, as they declare. */
export function dropAssumedAnswers(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    const responses = path.post?.responses;
    if (responses?.['200'] && responses['201']) delete responses['201'];
  }
}

/** Puts the operations into the order of the tags; within a tag the portal's come before those of the resource API. */
export function orderByTags(document: OpenAPIObject): void {
  const names = (document.tags ?? []).map(({ name }) => name);
  const place = ([path, item]: [string, OpenAPIObject['paths'][string]]) => {
    const operation = item.get ?? item.post ?? item.put ?? item.delete;
    return 2 * names.indexOf(operation?.tags?.[0] ?? '') + (isResourceApi(path) ? 1 : 0);
  };
  const paths = Object.entries(document.paths).sort((one, other) => place(one) - place(other));
  document.paths = Object.fromEntries(paths);
}

/**
 * Leaves out, in place, the shared examples that no operation refers to: a reason is often answered on one surface
 * alone.
 */
export function dropUnusedExamples(document: OpenAPIObject): void {
  const operations = JSON.stringify(document.paths);
  const used = Object.entries(document.components?.examples ?? {}).filter(([name]) =>
    operations.includes(`"#/components/examples/${name}"`),
  );
  document.components = { ...document.components, examples: Object.fromEntries(used) };
}

/** A body that comes as JSON or as a table is described by one alternative for each. */
export function partTables(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const { requestBody } = operation;
    const content = requestBody && 'content' in requestBody ? requestBody.content : {};
    const [table, json] = [content['text/csv'], content['application/json']];
    const schema = table?.schema;
    if (!table || !json || !schema || '$ref' in schema) continue;
    const [asJson, asTable] = schema.oneOf ?? [];
    if (!asJson || !asTable || '$ref' in asTable) continue;
    json.schema = asJson;
    table.schema = asTable;
    table.example = asTable.example;
  }
}

/** Ends the description of each operation with who may call it, for people. */
export function sayWhoMayCall(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const access: unknown = Reflect.get(operation, ACCESS_EXTENSION);
    const told = typeof access === 'string' ? inWords(access) : 'For whoever watches the service.';
    operation.description = operation.description ? `${operation.description}\n\n${told}` : told;
  }
}

function inWords(access: string): string {
  if (access === 'open') return 'For everyone.';
  if (access === 'signed-in') return 'For whoever is signed in; what more it takes depends on the record.';
  const [, permissions] = /^key:(.+)$/.exec(access) ?? [];
  if (permissions === undefined) return `For staff with \`${access}\`.`;
  const names = permissions.split('|').map((one) => `\`${one}\``);
  return `For programs with a key that opens ${names.join(' or ')}.`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const MOMENT_NAME = /(?:At|Until|_at)$/;

/**
 * The compiler plugin knows of a field that it is a number or a string, not that it counts or is a moment. In place, a
 * number is whole unless it is a `double`, and a field is a `date-time` whose example is one, or that has none and is
 * called like one. Examples are left alone.
 */
export function tellWholeNumbersAndMoments(node: unknown, name = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && !('format' in node)) {
    if (node.type === 'number') node.type = 'integer';
    if (node.type === 'string' && isMoment(name, node)) Object.assign(node, { format: 'date-time' });
  }
  const fields = 'properties' in node && typeof node.properties === 'object' ? node.properties : null;
  for (const [field, part] of Object.entries(fields ?? {})) tellWholeNumbersAndMoments(part, field);
  for (const [member, part] of Object.entries(node)) {
    if (part !== fields && !/^examples?$/.test(member)) tellWholeNumbersAndMoments(part);
  }
}

function isMoment(name: string, field: object): boolean {
  const example = 'example' in field ? field.example : null;
  return example === null ? MOMENT_NAME.test(name) : MOMENT.test(String(example));
}
