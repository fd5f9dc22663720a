import { Badge } from '@mantine/core';

/** A colour, and that of a text which stands out from it. */
export type Look = readonly [color: string, text: string];

/** Each colour with a text that stands out from it, by day and by night. */
export const LOOKS = {
  plain: ['gray', 'var(--ink)'],
  accent: ['navy', 'var(--accent)'],
  good: ['green', 'var(--good)'],
  warning: ['yellow', 'var(--warning)'],
  bad: ['red', 'var(--bad)'],
} as const satisfies Readonly<Record<string, Look>>;

export function Tag({ look: [color, text], children }: { readonly look: Look; readonly children: string }) {
  return (
    <Badge variant="light" color={color} c={text} tt="none" radius="sm" size="lg" fz="sm" miw="max-content">
      {children}
    </Badge>
  );
}
