/** Of ticks that belong together. */
export const GROUP = { border: 0, margin: '8px 0 0', padding: 0, display: 'flex', flexWrap: 'wrap' } as const;
export const LEGEND = { padding: 0, fontWeight: 600 } as const;
