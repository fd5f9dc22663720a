/** Brackets in one another. */
export const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** A text as JSON writes it. */
export const textOf = (value: string) => JSON.stringify(value);

export const TEXTS: Readonly<Record<string, string>> = {
  empty: '',
  blank: ' \t ',
  '10,000 characters': 'x'.repeat(10_000),
  Chinese: '王小明',
  emoji: '👩‍👩‍👧‍👦',
  NUL: 'a\u0000b',
  script: '<script>alert(1)</script>',
  'CR LF': 'a\r\nBcc: all@example.com',
  SQL: "'; DROP TABLE users; --",
  'SQL wildcards': '%_\\',
  template: '{{constructor.constructor("return process")()}}#{7*7}',
  path: '../../../../etc/passwd',
  'another address': 'http://127.0.0.1:1/x.png',
  'combining marks': `a${'\u0301'.repeat(9000)}`,
  'name of a prototype': '__proto__',
  'a word for not a number': 'NaN',
};

/** Values of a JSON field, as they stand in the body. */
export const VALUES: Readonly<Record<string, string>> = {
  number: '42',
  'negative number': '-1',
  fraction: '0.5',
  'huge number': '9007199254740993',
  'number beyond 32 bits': '2147483648',
  infinity: '1e400',
  true: 'true',
  null: 'null',
  'empty array': '[]',
  array: '["a",1,null,{}]',
  'array of arrays': '[[[[]]]]',
  'long array': `[${'0,'.repeat(5000)}0]`,
  'empty object': '{}',
  object: '{"a":{"b":1}}',
  'object that feigns a text': '{"length":3,"toString":"x","valueOf":1,"trim":1}',
  'object with a query': '{"$gt":""}',
  'lone surrogate': '"a\\ud800b"',
  'deep object': nested('{"a":', '}', 200).replace('{"a":}', '{"a":1}'),
  'deep array': nested('[', ']', 200),
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [`text: ${name}`, textOf(text)])),
};

/** For fields that another operation reads in the same way, and for whoever is turned away before they are read. */
export const MAIN_VALUES = [
  'number',
  'huge number',
  'true',
  'null',
  'array',
  'object',
  'object that feigns a text',
  'lone surrogate',
  ...['10,000 characters', 'Chinese', 'emoji', 'NUL', 'script', 'CR LF', 'SQL'].map((name) => `text: ${name}`),
];
