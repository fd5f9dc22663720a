import type { CheckedGroup, CheckName } from '@myverify/domain/verdict/checks';
import { useTranslate } from 'react-admin';
import { filesField } from './documents';

/** What groups and checks are called. */
export function useGroupNames() {
  const translate = useTranslate();
  const nameOf = (group: CheckedGroup) => translate(`resources.certificates.fields.${filesField(group)}`);
  return {
    nameOf,
    namesOf: (groups: readonly CheckedGroup[]) => groups.map(nameOf).join(translate('review.separator')),
    checkOf: (check: CheckName) => translate(`verdicts.checks.${check}`),
  };
}
