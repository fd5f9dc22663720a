import { Box, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayDo, type Permission } from '../auth/permissions';
import { LANGUAGE_TAGS, toLanguage } from '../i18n/language';
import { useNumber } from '../i18n/useNumber';
import { addressOf } from '../resources';
import { spanOf } from './duration';
import type { Statistics } from './useStatistics';

type Figures = Statistics['enquiries'];

/** How quickly universities answer, and how much of it they confirm. */
export function EnquiryCard({ enquiries }: { readonly enquiries: Figures }) {
  const translate = useTranslate();
  const { since, universities } = enquiries;
  return (
    <Card component="section" aria-label={translate('dashboard.answers')} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('dashboard.answers')}
        </Typography>
        {enquiries.asked === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{translate('dashboard.answers_none')}</Typography>
        ) : (
          <>
            <Line name={translate('dashboard.answers_all')} figures={enquiries} filter={{ sentSince: since }} isTotal />
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {universities.map((one) => (
                <li key={one.name}>
                  <Line name={one.name} figures={one} filter={{ sentSince: since, universityName: one.name }} />
                </li>
              ))}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly figures: Pick<Figures, 'asked' | 'answered' | 'confirmed' | 'medianAnswerSeconds'>;
  readonly filter: Readonly<Record<string, string | boolean>>;
  readonly isTotal?: boolean;
}

function Line({ name, figures, filter, isTotal = false }: LineProps) {
  const translate = useTranslate();
  const number = useNumber();
  const [locale] = useLocaleState();
  const { asked, answered, confirmed, medianAnswerSeconds: median } = figures;
  const share = new Intl.NumberFormat(LANGUAGE_TAGS[toLanguage(locale)], { style: 'percent' });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
        columnGap: 2,
        py: 0.75,
        borderTop: isTotal ? 0 : 1,
        borderColor: 'divider',
        fontWeight: isTotal ? 600 : undefined,
      }}
    >
      <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
      <Rows filter={filter}>{translate('dashboard.asked', { count: number(asked) })}</Rows>
      <Rows filter={{ ...filter, state: 'answered' }}>
        {translate('dashboard.answered', { count: number(answered) })}
        {median === null
          ? null
          : ` · ${translate('dashboard.answer_time', { time: spanOf(median, toLanguage(locale)) })}`}
      </Rows>
      {answered === 0 ? (
        <span>–</span>
      ) : (
        <Rows filter={{ ...filter, confirmed: true }}>
          {translate('dashboard.confirmed', { count: number(confirmed), share: share.format(confirmed / answered) })}
        </Rows>
      )}
    </Box>
  );
}

/** A figure leads to the requests that it counts whoever may see them. */
function Rows({ filter, children }: { readonly filter: LineProps['filter']; readonly children: ReactNode }) {
  const { permissions = [] } = usePermissions<Permission[]>();
  if (!mayDo(permissions, 'confirmations')) return <span>{children}</span>;
  const search = new URLSearchParams({ filter: JSON.stringify({ party: 'university', ...filter }) });
  return (
    <MuiLink component={Link} to={`${addressOf('confirmations')}?${search}`}>
      {children}
    </MuiLink>
  );
}
