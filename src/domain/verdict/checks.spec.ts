import { aForm } from '../../../test/factories/certificate.factory.js';
import { CERTIFIED_FIELDS } from '../certificate/certificate.fields.js';
import {
  CHECK_NAMES,
  CHECKED_GROUPS,
  checksOf,
  fieldsOf,
  filesOf,
  groundsOf,
  remarkOn,
  supportedBy,
} from './checks.js';

describe('the checks', () => {
  it('are named by their group, each once, and every group has one', () => {
    expect(new Set(CHECK_NAMES).size).toBe(CHECK_NAMES.length);
    for (const group of CHECKED_GROUPS) {
      expect(checksOf(group).length).toBeGreaterThan(0);
      expect(checksOf(group).every((check) => check.startsWith(`${group}.`))).toBe(true);
    }
  });

  it('support every field that a report certifies, but for what was applied for', () => {
    const supported = new Set(CHECK_NAMES.flatMap(supportedBy));
    expect(CERTIFIED_FIELDS.filter((field) => !supported.has(field))).toEqual(['type']);
  });

  it('say what a group is about', () => {
    const form = aForm({ passportRemark: 'Renewed' });
    expect(fieldsOf('passport')).toEqual(['name', 'birth', 'gender', 'nationality', 'passport']);
    expect(fieldsOf('photo')).toEqual([]);
    // The fee is that of the service; no paper proves which was chosen.
    expect([fieldsOf('payment'), groundsOf('payment')]).toEqual([[], ['type']]);
    expect(groundsOf('passport')).toEqual(fieldsOf('passport'));
    expect([filesOf(form, 'photo'), filesOf(form, 'passport')]).toEqual([[form.avatar], form.passportPhotos]);
    expect([filesOf({ ...form, avatar: null }, 'photo'), remarkOn(form, 'photo')]).toEqual([[], null]);
    expect(remarkOn(form, 'passport')).toBe('Renewed');
  });
});
