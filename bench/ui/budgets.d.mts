export const CLS: number;
