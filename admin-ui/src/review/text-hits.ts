interface Part {
  /** Where it begins. */
  readonly at: number;
  readonly part: string;
  readonly isHit: boolean;
}

/** A text in its parts: where something stands that was sought, in either letter case, and what is between. */
export function partsOf(text: string, sought: string): Part[] {
  if (sought.trim() === '') return [{ at: 0, part: text, isHit: false }];
  const pattern = new RegExp(sought.trim().replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), 'gi');
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: part, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ at: end, part: text.slice(end, index), isHit: false });
    parts.push({ at: index, part, isHit: true });
    end = index + part.length;
  }
  if (end < text.length) parts.push({ at: end, part: text.slice(end), isHit: false });
  return parts;
}
