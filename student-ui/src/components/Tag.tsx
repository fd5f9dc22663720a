import { Badge } from '@mantine/core';

/** A colour, and that of a text which stands out from it. */
export type Look = readonly [color: string, text: string];

export function Tag({ look: [color, text], children }: { readonly look: Look; readonly children: string }) {
  return (
    <Badge variant="light" color={color} c={text} tt="none" radius="sm" size="lg" fz="sm" miw="max-content">
      {children}
    </Badge>
  );
}
