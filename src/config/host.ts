/** The host of an address as sockets take it: an address of IPv6 without the brackets around it. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>) => hostname.replace(/^\[|\]$/g, '');
