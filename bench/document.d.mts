export function withSection(page: string, section: string): string;
