export function nodeCommand(script: 'start:api' | 'start:worker'): string[];
