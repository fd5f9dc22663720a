export function faultRows(): string[][];
export function writtenRows(text: string): string[][];
