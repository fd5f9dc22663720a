export function nodeCommand(
  script: 'start:api' | 'start:worker' | 'sweep' | 'check-audit' | 'rotate-files-key' | 'move',
): string[];
