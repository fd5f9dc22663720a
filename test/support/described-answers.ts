import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type ApiDocument, type ListedOperation, operationsOf } from './api-document.js';

/** What `npm run openapi` wrote; a test of its own holds it against the server. */
const DOCUMENT = join(import.meta.dirname, '../../api-client/openapi.json');
const SCHEMAS = 'document';

type Json = Record<string, unknown>;

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * The same schema for a validator of JSON: references lead to the document's schemas, and objects may hold nothing that
 * is not described, so that an undocumented field is found out.
 */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (!isJson(node)) return node;
  const { example: _, ...rest } = node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, strict(value)]));
  if (typeof schema.$ref === 'string') schema.$ref = schema.$ref.replace('#/components/schemas/', `${SCHEMAS}#/$defs/`);
  if (isJson(schema.properties) && schema.additionalProperties === undefined) schema.additionalProperties = false;
  return schema;
}

/** Compiled for a handful of answers each: what makes validators faster costs more than it saves. */
const QUICKLY_COMPILED = { code: { optimize: false }, inlineRefs: false };

/** Holds answers against what the document says of them; a schema is compiled when the first answer asks for it. */
export class DescribedAnswers {
  private readonly ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    ...QUICKLY_COMPILED,
  });
  private readonly validators = new Map<object, ValidateFunction>();
  /**
   * By their text: the same refusals are described at every operation, a thousand in all and less than a hundred
   * different ones.
   */
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly operations = new Map<string, ListedOperation>();
  /** Operations with a part of their path left open. */
  private readonly patterns: { readonly operation: ListedOperation; readonly pattern: RegExp }[] = [];

  constructor(document: ApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema({ $id: SCHEMAS, $defs: strict(document.components.schemas) });
    for (const operation of operationsOf(document)) {
      if (!operation.path.includes('{')) this.operations.set(operation.name, operation);
      else {
        const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        this.patterns.push({ operation, pattern });
      }
    }
  }

  /** The operation that an address belongs to: one without open parts before one with. */
  operationOf(method: string, path: string): ListedOperation | null {
    const fits = ({ operation, pattern }: (typeof this.patterns)[number]) =>
      operation.method === method && pattern.test(path);
    return this.operations.get(`${method} ${path}`) ?? this.patterns.find(fits)?.operation ?? null;
  }

  /** What is wrong with an answer, or `null`. */
  problemOf(operation: ListedOperation, status: number, type: string, body: unknown): string | null {
    const response = operation.responses[status];
    if (!response) return `status ${status} is not described`;
    // A redirect has no body.
    if (type === '' && response.content === undefined) return null;
    const described = response.content?.[type];
    if (!described?.schema) return `type ${type} is not described for ${status}`;
    return this.misfit(described.schema, body);
  }

  /** What keeps a value from being what a schema of the document says, or `null`. */
  misfit(schema: object, value: unknown): string | null {
    const validate = this.validators.get(schema) ?? this.compile(strict(schema) as Json);
    this.validators.set(schema, validate);
    return validate(value) ? null : this.ajv.errorsText(validate.errors, { dataVar: 'answer' });
  }

  private compile(schema: Json): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.compiled.get(text) ?? this.ajv.compile(schema);
    this.compiled.set(text, validate);
    return validate;
  }
}

let written: DescribedAnswers | null = null;

/** Those of the document that is written down, with what was compiled for them so far. */
export function writtenDown(): DescribedAnswers {
  written ??= new DescribedAnswers(JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument);
  return written;
}
