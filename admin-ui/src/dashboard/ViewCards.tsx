import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../certificates/list-path';
import { useCountText, useViewCounts, useViews } from '../certificates/views';

/** The work, as an officer looks at it. */
export function ViewCards() {
  const translate = useTranslate();
  const text = useCountText();
  const views = useViews();
  const { data } = useViewCounts();
  return (
    <Box
      component="nav"
      aria-label={translate('dashboard.work')}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: `repeat(${views.length % 4 === 0 ? 4 : 3}, 1fr)`,
          xl: `repeat(${views.length}, 1fr)`,
        },
        // No hole in the last row.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: 'span 2', md: 'auto' } },
        gap: 2,
        mb: 2,
      }}
    >
      {views.map((view) => {
        const count = data?.[view];
        const isLate = (view === 'overdue' || view === 'answerOverdue') && (count ?? 0) > 0;
        return (
          <Card key={view}>
            <CardActionArea component={Link} to={listPath({ view })} sx={{ px: 2, py: 1.5, height: '100%' }}>
              <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, color: isLate ? 'error.main' : 'text.primary' }}>
                {count === undefined ? '–' : text(count)}
              </Typography>
              <Typography variant="body2">{translate(`resources.certificates.views.${view}`)}</Typography>
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}
