import { describe, expect, it } from '@jest/globals';
import { ACTIONS, choicesOf, nameOf, SUBJECTS } from './audit-names';

describe('the names of the audit trail', () => {
  it.each([
    ['actions', ACTIONS],
    ['subjects', SUBJECTS],
  ])('of %s are each another', (_, names) => {
    for (const language of ['en', 'cn'] as const) {
      const texts = Object.values(names).map((each) => each[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are told in the language of the officer, and a code that has none as it is', () => {
    expect(nameOf(ACTIONS, 'certificate.rejected', 'en')).toBe('Certificate rejected');
    expect(nameOf(ACTIONS, 'certificate.rejected', 'cn')).toBe('证书已驳回');
    expect(nameOf(ACTIONS, 'certificate.sung', 'en')).toBe('certificate.sung');
    expect(nameOf(SUBJECTS, 'constructor', 'en')).toBe('constructor');
  });

  it('are chosen from in their own order', () => {
    const names = choicesOf(SUBJECTS, 'en').map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(choicesOf(SUBJECTS, 'en')).toContainEqual({ id: 'company', name: 'Agency' });
  });
});
