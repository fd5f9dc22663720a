/** The place in the certificate form that an address asks for; a new form where it asks for any other place. */
export function formPlace(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/cert-(?:add|update)(?:\?|$)/u.test(to) ? to : '/cert-add';
}
