import { Box, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNumber } from '../i18n/useNumber';

export interface Load {
  readonly label: string;
  readonly count: number;
  /** The rows that are counted. */
  readonly to: string;
  readonly colour?: string;
  /** Such as what of it is overdue, with a link of its own. */
  readonly beside?: Told | undefined;
  /** What came in and went out of late. */
  readonly flow?: readonly Told[];
}

interface Told {
  readonly text: string;
  readonly to: string;
}

interface LoadCardProps {
  readonly title: string;
  readonly none: string;
  readonly loads: readonly Load[];
}

/** How much there is of each, as a list whose bars show it at a glance. */
export function LoadCard({ title, none, loads }: LoadCardProps) {
  const translate = useTranslate();
  const number = useNumber();
  const most = Math.max(1, ...loads.map(({ count }) => count));
  return (
    <Card sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {loads.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{none}</Typography> : null}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {loads.map(({ label, count, to, colour = 'primary.main', beside, flow = [] }) => (
            <Box component="li" key={`${label} ${to}`} sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
                <MuiLink component={Link} to={to} variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {label}
                  {translate('records.colon')}
                  <strong>{number(count)}</strong>
                </MuiLink>
                {beside ? (
                  <MuiLink component={Link} to={beside.to} variant="body2" color="error" sx={{ whiteSpace: 'nowrap' }}>
                    {beside.text}
                  </MuiLink>
                ) : null}
              </Box>
              {flow.length > 0 ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                  {flow.map((told) => (
                    <MuiLink component={Link} key={told.text} to={told.to} variant="caption" color="text.secondary">
                      {told.text}
                    </MuiLink>
                  ))}
                </Box>
              ) : null}
              <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover' }} aria-hidden>
                <Box sx={{ height: 6, borderRadius: 1, bgcolor: colour, width: `${(100 * count) / most}%` }} />
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
