/** Days and times as everyone here writes them, on the clock in Malaysia: filters, reports and statistics go by its days. */
const timeZone = 'Asia/Kuala_Lumpur';
const DAY = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const TIME = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit' });

/** YYYY-MM-DD */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}

/** YYYY-MM-DD HH:mm */
export function timeOf(moment: string): string {
  return `${dayOf(moment)} ${TIME.format(new Date(moment))}`;
}
