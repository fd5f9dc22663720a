export type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly example?: unknown;
};

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly description?: string;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description?: string }>>;
  readonly security?: readonly object[];
  readonly 'x-access'?: string;
  readonly 'x-before-second-factor'?: boolean;
  /** What is told of who reads by it. */
  readonly 'x-audited-read'?: string;
}

/** The OpenAPI document that a server shows, as far as the tests read it. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface ListedOperation extends Operation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly name: string;
}

export async function readDocument(url: string): Promise<ApiDocument> {
  return (await (await fetch(`${url}/docs-json`)).json()) as ApiDocument;
}

export function operationsOf(document: ApiDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
}

/** The schema itself where it is a reference to one. */
function resolve(document: ApiDocument, schema: Schema = {}): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

/** What a body of this type holds, or `null` where the operation takes none. */
export function bodySchema(document: ApiDocument, operation: Operation, type = 'application/json'): Schema | null {
  const schema = operation.requestBody?.content?.[type]?.schema;
  return schema ? resolve(document, schema) : null;
}
