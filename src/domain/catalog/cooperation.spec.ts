import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { type Cooperation, readCooperation, refuseUnknownSides } from './cooperation.js';

const joint: Cooperation = { id: 3, version: 1, name: 'Joint', region: 'Johor', university1Id: 1, university2Id: 2 };
const fields = { name: 'Joint', region: 'Johor', university1Id: 1, university2Id: 2 };
const errorsOf = (work: () => unknown) => refusalOf(work).details.errors;

describe('the fields of a cooperation', () => {
  it('are read, and nothing else', () => {
    expect(readCooperation({ ...fields, id: 9, version: 9, university1Name: 'x' }, null)).toEqual(fields);
    expect(readCooperation({ university2Id: 7 }, joint)).toEqual({ ...fields, university2Id: 7 });
    expect(readCooperation({}, joint)).toEqual(fields);
  });

  it.each([{}, { name: 'Joint', region: 'Johor' }, { university1Id: null, university2Id: '' }])(
    'ask for universities where %j names none',
    (raw) => {
      const { reason, said, details } = refusalOf(() => readCooperation(raw, null));
      expect([reason, said]).toEqual(['invalid_input', message('university_needed')]);
      expect(details.errors).toMatchObject({
        university1Id: message('university_needed'),
        university2Id: message('university_needed'),
      });
    },
  );

  it('ask for the second university where there is one', () => {
    expect(errorsOf(() => readCooperation({ ...fields, university2Id: undefined }, null))).toEqual({
      university2Id: message('university_needed'),
    });
  });

  it('name two different universities', () => {
    for (const raw of [{ university1Id: 2 }, { university2Id: 1 }]) {
      expect(errorsOf(() => readCooperation(raw, joint))).toEqual({
        university2Id: message('two_universities'),
      });
    }
    expect(readCooperation({ university1Id: 2, university2Id: 1 }, joint)).toMatchObject({ university1Id: 2 });
  });

  it.each(['1', 0, -1, 1.5, 2 ** 31, Number.NaN, [1], { id: 1 }, true])('take no %j for an id', (id) => {
    expect(errorsOf(() => readCooperation({ ...fields, university1Id: id }, null))).toEqual({
      university1Id: message('university_id_expected'),
    });
  });

  it('name every wrong field at once', () => {
    const errors = errorsOf(() =>
      readCooperation({ region: 7, university1Id: 'x' }, null, { version: message('version_needed') }),
    );
    expect(Object.keys(errors ?? {}).sort()).toEqual(['name', 'region', 'university1Id', 'university2Id', 'version']);
  });
});

describe('the sides of a cooperation', () => {
  it('are universities that there are', () => {
    expect(() => refuseUnknownSides(fields, [{ id: 2 }, { id: 1 }])).not.toThrow();
    expect(errorsOf(() => refuseUnknownSides(fields, [{ id: 2 }]))).toEqual({
      university1Id: message('no_university'),
    });
    expect(Object.keys(errorsOf(() => refuseUnknownSides(fields, [])) ?? {})).toHaveLength(2);
  });
});
