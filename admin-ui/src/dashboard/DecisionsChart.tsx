import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayOfDecisions } from './DecisionsCard';

interface DecisionsChartProps {
  readonly decisions: readonly DayOfDecisions[];
  readonly height: number;
}

/** A picture of what the table beside it tells; it is hidden from screen readers. */
export default function DecisionsChart({ decisions, height }: DecisionsChartProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const axis = { fontSize: 12, fill: palette.text.secondary };
  return (
    <Box aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={[...decisions]} margin={{ top: 8, right: 8, bottom: 0, left: -16 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tick={axis} tickFormatter={(day: string) => day.slice(5)} minTickGap={24} />
          <YAxis allowDecimals={false} tick={axis} />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            contentStyle={{ background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 }}
          />
          <Legend iconType="circle" />
          <Bar
            dataKey="approved"
            name={translate('dashboard.approved')}
            stackId="day"
            fill={palette.success.main}
            isAnimationActive={false}
          />
          <Bar
            dataKey="rejected"
            name={translate('dashboard.rejected')}
            stackId="day"
            fill={palette.error.main}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </Box>
  );
}
