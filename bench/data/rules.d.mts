type Rules = Record<string, unknown>;
export function rulesOf(load: (path: string) => Promise<Record<string, unknown>>): Promise<Rules>;
export function builtRules(): Promise<Rules>;
