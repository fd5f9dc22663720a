import { expect, it } from '@jest/globals';
import type { FieldMatch } from '@myverify/domain/report-check/claims';
import { wordOfLevel } from './match-level';

const form = { kind: 'form', party: 'applicant' } as const;
const document = { kind: 'document', party: 'office' } as const;
const stated = { kind: 'stated', party: 'office' } as const;
const university = { kind: 'confirmation', party: 'university' } as const;
const ministry = { kind: 'recorded', party: 'ministry' } as const;

const LEVELS: ReadonlyArray<readonly [ReturnType<typeof wordOfLevel>, FieldMatch['level'], FieldMatch['sources']]> = [
  [null, null, []],
  ['claimed', 'claimed', [form]],
  ['seen', 'seen', [form, stated, document]],
  ['stated', 'seen', [form, stated]],
  ['university', 'confirmed', [form, document, university]],
  ['ministry', 'confirmed', [form, document, ministry]],
  ['both', 'confirmed', [form, university, ministry]],
];

it.each(LEVELS)('is %s', (word, level, sources) => {
  expect(wordOfLevel({ level, sources })).toBe(word);
});
