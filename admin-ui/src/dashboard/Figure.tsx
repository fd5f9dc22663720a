import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureProps {
  readonly title: string;
  /** The one number or span that the card is about. */
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

export function Figure({ title, value, children }: FigureProps) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.2 }}>
          {value}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
