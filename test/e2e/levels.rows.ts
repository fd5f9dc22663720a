import { acceptAll, say } from '../support/verdicts.js';
import { allOf, Case, GROUPS, KEY_FIELDS, KEYS, officer, offices, some, type Words } from './levels.rig.js';

export interface Row {
  readonly what: string;
  readonly happens: (one: Case) => Promise<void>;
  readonly words: Words;
  readonly checked?: readonly string[];
  readonly confirmed?: Readonly<Record<string, readonly string[]>>;
}

export const accepted = async (one: Case) => {
  await one.apply();
  await one.accept();
};

export const ROWS: readonly Row[] = [
  {
    what: 'approved by the call of the portal',
    happens: async (one) => {
      await one.apply();
      await one.state();
    },
    words: allOf('stated'),
  },
  {
    what: 'accepted group by group',
    happens: async (one) => {
      await accepted(one);
      await one.approve();
    },
    words: allOf('seen'),
  },
  {
    what: 'accepted with a check that could not be told',
    happens: async (one) => {
      await one.apply();
      const answers = { 'passport.number': 'cannot_tell' };
      await acceptAll(
        officer,
        one.id,
        one.version,
        GROUPS.filter((group) => group !== 'passport'),
      );
      await say(officer, one.id, one.version, { group: 'passport', verdict: 'accepted', answers, asOne: true });
      await one.approve();
    },
    words: { ...allOf('seen'), passport: 'claimed' },
  },
  {
    what: 'confirmed by the university and by the ministry',
    happens: async (one) => {
      await accepted(one);
      await one.answer([...KEY_FIELDS, 'name'], KEYS);
      await offices.record(one.id, 'ministry', ['ministryStampingTime']);
      await one.approve();
    },
    words: { ...allOf('seen'), ...some([...KEY_FIELDS, 'name', 'ministryStampingTime'], 'confirmed') },
    confirmed: { university: [...KEY_FIELDS, 'name'], ministry: ['ministryStampingTime'] },
  },
  {
    what: 'answered almost so',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, { ...KEYS, certNo: 'um 2023 004512' });
      await one.approve();
    },
    words: { ...allOf('seen'), ...some(['awardingTime', 'level'], 'confirmed') },
    confirmed: { university: ['awardingTime', 'level'] },
  },
  {
    what: 'answered otherwise, and settled',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, { ...KEYS, certNo: 'UM-1' });
      await offices.settle(one.request, 'certNo');
      await one.approve();
    },
    words: { ...allOf('seen'), ...some(KEY_FIELDS, 'confirmed') },
    confirmed: { university: KEY_FIELDS },
  },
  {
    what: 'confirmed only after it was issued',
    happens: async (one) => {
      await accepted(one);
      await one.approve();
      await one.answer(KEY_FIELDS, KEYS);
    },
    words: allOf('seen'),
  },
  {
    what: 'confirmed later, and issued anew',
    happens: async (one) => {
      await one.apply();
      await one.state();
      await one.answer(KEY_FIELDS, KEYS);
      await one.reissue();
    },
    words: { ...allOf('stated'), ...some(KEY_FIELDS, 'confirmed') },
    confirmed: { university: KEY_FIELDS },
  },
  {
    what: 'confirmed, and corrected in a field that was',
    happens: async (one) => {
      await accepted(one);
      await one.answer(KEY_FIELDS, KEYS);
      await one.approve();
      await one.correct({ certNo: 'UM-2023-009999' });
    },
    words: { ...allOf('seen'), ...some(['awardingTime', 'level'], 'confirmed') },
    confirmed: { university: ['awardingTime', 'level'] },
  },
];
