/** A part of a JSON object: a value, or a list that comes in pages. */
export interface JsonPart {
  readonly name: string;
  readonly value: unknown;
}

/** Writes an object in pieces, so that a list of any length is never in memory as a whole. */
export async function* writeJson(parts: readonly JsonPart[]): AsyncGenerator<string> {
  let before = '{\n';
  for (const { name, value } of parts) {
    yield `${before}${JSON.stringify(name)}: `;
    if (isPaged(value)) yield* writeList(value);
    else yield JSON.stringify(value ?? null, null, 2);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* writeList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      yield `${before}${JSON.stringify(row, null, 2)}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]' : '\n]';
}

function isPaged(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
