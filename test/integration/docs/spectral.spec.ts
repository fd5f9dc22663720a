import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const TEXT = readFileSync(join(import.meta.dirname, '../../../api-client/openapi.json'), 'utf8');

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });

/** What is wrong with a description by the second linter, which has rules of its own. */
async function findings(description: Record<string, unknown>): Promise<string[]> {
  const problems = await linter.run(description);
  return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join(' ')})`);
}

// Not among the tests of `npm run check`: it follows each reference to each example wherever it stands, for half a
// minute, and several times as long on a busy machine.
it('Spectral has nothing against the description of the API', async () => {
  expect(await findings(JSON.parse(TEXT))).toEqual([]);
}, 480_000);

it('it would have, for each mistake planted in a small part of it', async () => {
  const { paths, ...rest } = JSON.parse(TEXT);
  const path = '/api/v1/companies/{id}';
  const { get } = paths[path];
  const { description, tags, ...lacking } = get;
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
