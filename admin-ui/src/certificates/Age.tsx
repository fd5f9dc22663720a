import { Chip } from '@mui/material';
import { workingDaysBetween } from '@myverify/domain/review/review-promise';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useTranslate } from 'react-admin';
import type { Certificate } from '../api/records';

type Waiting = Pick<Certificate, 'dueOn' | 'appliedAt'>;

/** For how many working days an application waits; `null` for what does not wait. */
export function ageOf({ dueOn, appliedAt }: Waiting, now = new Date()): number | null {
  return dueOn === null || appliedAt === null ? null : workingDaysBetween(new Date(appliedAt), now);
}

/** Against what was promised: the word beside the colour says the same. */
export function Age({ record }: { readonly record: Waiting }) {
  const translate = useTranslate();
  const days = ageOf(record);
  if (days === null || record.dueOn === null) return '–';
  const today = dayOf(new Date());
  const isOverdue = record.dueOn < today;
  const colour = isOverdue ? 'error' : record.dueOn === today ? 'warning' : 'default';
  const due = translate(isOverdue ? 'resources.certificates.overdue' : 'resources.certificates.due', {
    day: record.dueOn,
  });
  return (
    <>
      <Chip
        size="small"
        color={colour}
        variant={isOverdue ? 'filled' : 'outlined'}
        label={translate('resources.certificates.working_days', { smart_count: days })}
        title={due}
      />
      {isOverdue ? (
        <span style={{ display: 'block', fontSize: '0.75rem', whiteSpace: 'normal', textWrap: 'balance' }}>{due}</span>
      ) : null}
    </>
  );
}
