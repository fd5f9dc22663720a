import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../../src/domain/audit/audit-actions.js';
import { ACTIONS, choicesOf, nameOf, SUBJECTS } from './audit-names';

describe('the names of the audit trail', () => {
  it.each([
    ['actions', ACTIONS, AUDIT_ACTIONS],
    ['subjects', SUBJECTS, AUDIT_SUBJECTS],
  ])('are there for all %s that the server knows, each another', (_, names, codes) => {
    expect(Object.keys(names).sort()).toEqual([...codes].sort());
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
