import fc from 'fast-check';
import { aForm } from '../../../test/factories/certificate.factory.js';
import { anAcceptance, hashesOf, REVIEWED } from '../../../test/factories/verdict.factory.js';
import type { CertificateForm } from '../certificate/certificate.fields.js';
import { CHECK_NAMES, CHECKED_GROUPS, checksOf, supportedBy } from './checks.js';
import { evidenceAfter, evidenceOf, touchedGroups } from './evidence.js';
import type { ConfirmedValue } from './levels.js';
import { currentVerdicts } from './standing.js';
import { CHECK_ANSWERS, METHODS, VERDICTS, type Verdict } from './verdict.js';

const FORM = aForm({ certNo: 'UM-1' });
const evidence = (verdicts: readonly Verdict[], form: CertificateForm = FORM, confirmed: ConfirmedValue[] = []) =>
  evidenceOf(form, currentVerdicts(verdicts, form, hashesOf(form)), confirmed);

const CONFIRMED: ConfirmedValue = {
  field: 'certNo',
  value: 'UM-1',
  party: 'university',
  at: REVIEWED,
  office: 'Registrar',
  reference: 'REG/7',
  isRecorded: false,
};

describe('what is on record', () => {
  it('of an application that nobody has looked at: the claims, and no check', () => {
    const { checks, levels } = evidence([]);
    expect(checks).toEqual([]);
    expect(new Set(Object.values(levels).map(({ level }) => level))).toEqual(new Set(['claimed']));
    // What was left empty claims nothing.
    expect(levels).not.toHaveProperty('startTime');
  });

  it('of a group that was accepted: its fields were seen, where the check that supports them matches', () => {
    const answers = {
      'passport.holder': 'match',
      'passport.number': 'cannot_tell',
      'passport.readable': 'match',
    } as const;
    const { checks, levels } = evidence([anAcceptance('passport', { answers }, FORM)]);
    expect(checks).toEqual([
      { group: 'passport', verdict: 'accepted', at: REVIEWED, office: 'MyVerify', method: 'each' },
    ]);
    expect(levels.name).toEqual({
      level: 'seen',
      sources: [
        { kind: 'form', party: 'applicant', at: null, reference: null },
        { kind: 'document', party: 'office', at: REVIEWED, reference: 'passport.holder' },
      ],
    });
    expect(levels.passport?.level).toBe('claimed');
  });

  it('of a statement: seen, with the source that says so', () => {
    const { levels } = evidence([anAcceptance('ministry', { method: 'stated' }, FORM)]);
    expect(levels.ministryStampingTime?.sources.at(-1)).toMatchObject({
      kind: 'stated',
      reference: 'ministry.stamping_date',
    });
  });

  it.each(['send_again', 'refused'] as const)(
    'of a group that is to be %s: the verdict, and nothing seen',
    (verdict) => {
      const { checks, levels } = evidence([anAcceptance('passport', { verdict }, FORM)]);
      expect(checks).toMatchObject([{ group: 'passport', verdict }]);
      expect(levels.passport?.level).toBe('claimed');
    },
  );

  it('of a confirmation: it is above what was seen, and belongs to the value that was confirmed', () => {
    const accepted = anAcceptance('certificate', {}, FORM);
    expect(evidence([accepted], FORM, [CONFIRMED]).levels.certNo).toMatchObject({
      level: 'confirmed',
      sources: [
        { kind: 'form' },
        { kind: 'document' },
        { kind: 'confirmation', party: 'university', reference: 'REG/7' },
      ],
    });
    const changed = evidence([accepted], { ...FORM, certNo: 'UM-2' }, [CONFIRMED]);
    expect([changed.checks, changed.levels.certNo?.level, changed.levels.name?.level]).toEqual([
      [],
      'claimed',
      'claimed',
    ]);
  });
});

describe('what others have confirmed', () => {
  const answer = { party: 'university', at: REVIEWED, office: 'Registrar', reference: 'REG/7' } as const;
  const name: ConfirmedValue = { ...CONFIRMED, field: 'name', value: FORM.name ?? '' };
  const stamp: ConfirmedValue = {
    ...{ field: 'ministryStampingTime', value: FORM.ministryStampingTime ?? '', party: 'ministry', at: REVIEWED },
    ...{ office: null, reference: null, isRecorded: true },
  };

  it('is told by answer, with who gave it and what it is about', () => {
    expect(evidence([], FORM, [CONFIRMED, stamp, name]).confirmations).toEqual([
      { ...answer, isRecorded: false, fields: ['certNo', 'name'] },
      {
        ...{ party: 'ministry', at: REVIEWED, office: null, reference: null, isRecorded: true },
        fields: ['ministryStampingTime'],
      },
    ]);
  });

  it('says so where an officer wrote it down', () => {
    const { levels } = evidence([], FORM, [stamp]);
    expect(levels.ministryStampingTime).toMatchObject({
      level: 'confirmed',
      sources: [{ kind: 'form' }, { kind: 'recorded', party: 'ministry' }],
    });
  });

  it('is silent about a value that is another by now', () => {
    const changed = evidence([], { ...FORM, certNo: 'UM-2' }, [CONFIRMED, name]);
    expect(changed.confirmations).toEqual([{ ...answer, isRecorded: false, fields: ['name'] }]);
    expect(evidence([], { ...FORM, certNo: null }, [CONFIRMED]).confirmations).toEqual([]);
  });

  it('goes with the value where the documents are gone', () => {
    const before = evidence([], FORM, [CONFIRMED, name]);
    const after = { ...FORM, certNo: 'UM-2' };
    const left = evidenceAfter(FORM, after, before);
    expect(left.confirmations).toEqual([{ ...answer, isRecorded: false, fields: ['name'] }]);
    expect([left.levels.certNo?.level, left.levels.name?.level]).toEqual(['claimed', 'confirmed']);
  });
});

it('a correction touches the groups that support the field', () => {
  expect(touchedGroups(FORM, { ...FORM, name: 'Wang Wu' })).toEqual(['passport', 'certificate']);
  expect(touchedGroups(FORM, { ...FORM, ministryStampingTime: '2023-01-01' })).toEqual(['ministry']);
  expect(touchedGroups(FORM, { ...FORM, avatar: 'another' })).toEqual(['photo']);
  expect(touchedGroups(FORM, FORM)).toEqual([]);
});

describe('whatever was recorded', () => {
  const recorded = fc.array(
    fc.record({
      group: fc.constantFrom(...CHECKED_GROUPS),
      verdict: fc.constantFrom(...VERDICTS),
      method: fc.constantFrom(...METHODS),
      answer: fc.array(fc.constantFrom(...CHECK_ANSWERS), { minLength: 3, maxLength: 3 }),
    }),
    { maxLength: 12 },
  );
  const toVerdicts = (rows: Array<typeof recorded extends fc.Arbitrary<Array<infer R>> ? R : never>) =>
    rows.map(({ group, verdict, method, answer }, at) => {
      const answers = Object.fromEntries(checksOf(group).map((check, place) => [check, answer[place] ?? 'match']));
      return anAcceptance(group, { id: at + 1, verdict, method, answers }, FORM);
    });

  it('nothing is told that is not on record', () => {
    fc.assert(
      fc.property(recorded, (rows) => {
        const verdicts = toVerdicts(rows);
        const { checks, levels } = evidence(verdicts);
        for (const { group, verdict } of checks) {
          expect(verdicts.findLast((one) => one.group === group)?.verdict).toBe(verdict);
        }
        for (const [field, { level, sources }] of Object.entries(levels)) {
          const seen = sources.filter(({ party }) => party === 'office');
          expect(level).toBe(seen.length > 0 ? 'seen' : 'claimed');
          for (const { reference } of seen) {
            const check = CHECK_NAMES.find((name) => name === reference);
            const newest = verdicts.findLast(({ group }) => group === reference?.split('.')[0]);
            expect(check && supportedBy(check)).toContain(field);
            expect([newest?.verdict, check && newest?.answers[check]]).toEqual(['accepted', 'match']);
          }
        }
      }),
    );
  });

  const confirmed = fc.array(
    fc.record({
      field: fc.constantFrom('name', 'certNo', 'awardingTime', 'major'),
      isTrue: fc.boolean(),
      party: fc.constantFrom('university', 'ministry'),
      isRecorded: fc.boolean(),
      reference: fc.option(fc.constantFrom('REG/7', 'REG/8')),
    }),
    { maxLength: 8 },
  );

  it('nothing is confirmed that nobody has confirmed of the value as it is', () => {
    fc.assert(
      fc.property(recorded, confirmed, (rows, answers) => {
        const values = answers.map(
          ({ field, isTrue, ...answer }) =>
            ({
              ...CONFIRMED,
              ...answer,
              field,
              value: isTrue ? FORM[field as 'name'] : 'something else',
            }) as ConfirmedValue,
        );
        const { levels, confirmations } = evidence(toVerdicts(rows), FORM, values);
        const right = new Set(answers.filter(({ isTrue }) => isTrue).map(({ field }) => field));
        const sure = Object.entries(levels).flatMap(([field, { level }]) => (level === 'confirmed' ? [field] : []));
        expect(new Set(sure)).toEqual(right);
        expect(new Set(confirmations.flatMap(({ fields }) => fields))).toEqual(right);
        for (const { party, isRecorded, reference, fields } of confirmations) {
          for (const field of fields) {
            expect(answers).toContainEqual({ field, isTrue: true, party, isRecorded, reference });
          }
        }
      }),
    );
  });

  it('a value that changes falls back to a claim, and brings no other field up', () => {
    const fields = fc.constantFrom('name', 'passport', 'university', 'certNo', 'awardingTime', 'birth');
    fc.assert(
      fc.property(recorded, fields, (rows, field) => {
        const verdicts = toVerdicts(rows);
        const before = evidence(verdicts, FORM, [CONFIRMED]).levels;
        const after = evidence(verdicts, { ...FORM, [field]: '1999-01-01' }, [CONFIRMED]).levels;
        expect(after[field as 'name']?.level).toBe('claimed');
        for (const [other, { level }] of Object.entries(after)) {
          expect(['claimed', before[other as 'name']?.level]).toContain(level);
        }
      }),
    );
  });
});
