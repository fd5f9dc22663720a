export const toDate = (moment: number) => new Date(moment);
export const toDateOrNull = (moment: number | null) => (moment === null ? null : new Date(moment));
export const toMoment = (date: Date | null) => date?.getTime() ?? null;
