import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

interface Content {
  readonly content?: Record<string, object>;
}

interface Operation extends Record<string, unknown> {
  readonly responses?: Record<string, Content>;
}

interface Description extends Record<string, unknown> {
  readonly paths: Record<string, Record<string, Operation>>;
}

const DESCRIPTION: Description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../api-client/openapi.json'), 'utf8'),
);
const WRONG = { 'application/json': { schema: { $ref: '#/components/schemas/CompanyDto' }, example: { id: 'none' } } };
const EXAMPLES = ['oas3-valid-media-example', 'oas3-valid-schema-example'] as const;

/** What is wrong with a description by the second linter, which has rules of its own. */
async function findings(description: Description, ruleset: Partial<RulesetDefinition> = {}): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']], ...ruleset } as RulesetDefinition);
  const problems = await linter.run(description);
  return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join(' ')})`);
}

/** With each content of an answer once: what is wrong with an example is wrong wherever it stands. */
function withEachAnswerOnce(description: Description): Description {
  const copy = structuredClone(description);
  const seen = new Set<string>();
  const operations = Object.values(copy.paths).flatMap((item) => Object.values(item));
  for (const { content } of operations.flatMap(({ responses }) => Object.values(responses ?? {}))) {
    for (const [type, answer] of Object.entries(content ?? {})) {
      const text = JSON.stringify(answer);
      if (seen.has(text)) delete content?.[type];
      seen.add(text);
    }
  }
  return copy;
}

// Not among the tests of `npm run check`: it follows each reference to each example, for half a minute with thousands
// of answers that are the same. What refers to itself, as a refusal does, it does not judge; Redocly there does.
it('Spectral has nothing against the description of the API', async () => {
  expect(await findings(DESCRIPTION, { rules: { [EXAMPLES[0]]: 'off', [EXAMPLES[1]]: 'off' } })).toEqual([]);
  expect(await findings(withEachAnswerOnce(DESCRIPTION))).toEqual([]);
}, 480_000);

it('it would have, for the wrong example of an answer that stands in several places', async () => {
  const path = '/api/v1/companies/{id}';
  const planted = structuredClone(DESCRIPTION);
  const operations = Object.values(planted.paths[path] ?? {});
  for (const { responses } of operations) Object.assign(responses?.['200']?.content ?? {}, WRONG);
  const { [path]: one = {} } = withEachAnswerOnce(planted).paths;
  const found = (await findings({ ...planted, paths: { [path]: one } })).filter((each) => each.startsWith(EXAMPLES[0]));
  expect(operations.length).toBeGreaterThan(1);
  expect(found).toHaveLength(1);
});

it('it would have, for each mistake planted in a small part of it', async () => {
  const { paths, ...rest } = DESCRIPTION;
  const path = '/api/v1/companies/{id}';
  const { description, tags, ...lacking } = paths[path]?.get ?? {};
  const found = await findings({ ...rest, tags: [], paths: { [path]: { get: { ...lacking, tags } } } });
  expect(description).toEqual(expect.any(String));
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('operation-description'),
      expect.stringContaining('operation-tag-defined'),
      expect.stringContaining('oas3-unused-component'),
    ]),
  );
});
