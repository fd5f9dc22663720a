export function isVendored(name: string): boolean;
