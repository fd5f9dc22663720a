/** The options of a call that takes only `?id=`. */
export function byId(id: number) {
  return { params: { query: { id } } };
}

/** The id in an address; `null` for what can be none. */
export function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
