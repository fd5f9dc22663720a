import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayOfWork } from './useStatistics';

interface FlowChartProps {
  readonly days: readonly DayOfWork[];
  readonly height: number;
}

/** What is decided stands on one another, beside what came in. */
const SERIES = [
  { name: 'applied', colour: 'info', stackId: undefined },
  { name: 'approved', colour: 'success', stackId: 'decided' },
  { name: 'rejected', colour: 'error', stackId: 'decided' },
] as const;

/** A picture of what the table beside it tells; it is hidden from screen readers. */
export default function FlowChart({ days, height }: FlowChartProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const axis = { fontSize: 12, fill: palette.text.secondary };
  return (
    <Box aria-hidden>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: -16 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tick={axis} tickFormatter={(day: string) => day.slice(5)} minTickGap={24} />
          <YAxis allowDecimals={false} tick={axis} />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            contentStyle={{ background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 }}
          />
          <Legend iconType="circle" />
          {SERIES.map(({ name, colour, stackId }) => (
            <Bar
              key={name}
              dataKey={name}
              name={translate(`dashboard.${name}`)}
              stackId={stackId}
              fill={palette[colour].main}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  );
}
