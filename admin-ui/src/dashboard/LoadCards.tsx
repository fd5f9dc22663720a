import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { listPath } from '../certificates/list-path';
import { toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { LoadCard } from './LoadCard';
import type { Statistics } from './useStatistics';

/** From fresh to overdue; the words beside each say the same. */
const AGE_COLOURS = ['success.main', 'info.main', 'warning.main'];

const GRID = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }, gap: 2 };

/**
 * What waits, what came in and went out, and why the rest was turned down: each figure leads to the rows that it
 * counts.
 */
export function LoadCards({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const number = useNumber();
  const { ages, officers, universities, reasons, since } = statistics;
  const [locale] = useLocaleState();
  const title = toLanguage(locale) === 'cn' ? 'titleCn' : 'titleEn';
  const flow = (what: 'applied' | 'decided', count: number) =>
    translate(`dashboard.flow_of.${what}`, { count: number(count) });
  const waits = { status: 'Verifying' };
  const none = translate('dashboard.waiting_none');
  return (
    <Box sx={GRID}>
      <LoadCard
        title={translate('dashboard.by_age')}
        none={none}
        loads={ages.map(({ from, to, appliedSince, appliedUntil, waiting }, place) => ({
          label: to === null ? translate('dashboard.age_overdue') : translate('dashboard.age', { from, to }),
          count: waiting,
          to: listPath({ ...waits, appliedSince, appliedUntil }),
          colour: to === null ? 'error.main' : (AGE_COLOURS[place] ?? 'warning.main'),
        }))}
      />
      <LoadCard
        title={translate('dashboard.by_officer')}
        none={none}
        loads={officers.map(({ id, name, waiting, overdue, decided }) => {
          const whose = id === null ? { view: 'free' } : { ...waits, assignedTo: id };
          const late = id === null ? null : { view: 'overdue', assignedTo: id };
          const text = translate('dashboard.of_it_overdue', { count: overdue });
          return {
            label: id === null ? translate('dashboard.nobody') : (name ?? `${id}`),
            count: waiting,
            to: listPath(whose),
            beside: late && overdue > 0 ? { text, to: listPath(late) } : undefined,
            flow:
              id === null
                ? []
                : [{ text: flow('decided', decided), to: listPath({ decidedBy: id, decidedSince: since }) }],
          };
        })}
      />
      <LoadCard
        title={translate('dashboard.by_university')}
        none={none}
        loads={universities.map(({ name, waiting, applied, decided }) => ({
          label: name,
          count: waiting,
          to: listPath({ ...waits, universityName: name }),
          flow: [
            { text: flow('applied', applied), to: listPath({ universityName: name, appliedSince: since }) },
            { text: flow('decided', decided), to: listPath({ universityName: name, decidedSince: since }) },
          ],
        }))}
      />
      <LoadCard
        title={translate('dashboard.by_reason')}
        none={translate('dashboard.rejected_none')}
        loads={reasons.map(({ id, rejected, ...titles }) => ({
          label: id === null ? translate('dashboard.other_reason') : (titles[title] ?? `${id}`),
          count: rejected,
          to: listPath({ status: 'Rejected', decidedSince: since, rejectionReason: id ?? 0 }),
        }))}
      />
    </Box>
  );
}
