/** An IPv4 address as IPv6 writes it, the last two groups in the form of IPv4. */
const MAPPED = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Groups of sixteen bits that name the network of one customer, the other half being theirs to choose. */
const OF_NETWORK = 4;
/** Those that name the site of one customer, who may have many networks. */
const OF_SITE = 3;
/** No address that can be read is longer. */
const UNREADABLE_MAX = 45;

/**
 * What one caller can be told from another by: the address in IPv4; in IPv6 the network (/64), since every host of one
 * has as many addresses as it likes. Anything else stands for itself.
 * @param address as the socket or a trusted proxy tells it
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  return firstGroups(address, OF_NETWORK) ?? address;
}

/**
 * Where one caller can move to without effort: the /24 of an address in IPv4, the /48 in IPv6. Anything else stands for
 * itself, cut.
 * @param address as the socket or a trusted proxy tells it
 */
export function siteOf(address: string): string {
  const whole = MAPPED.exec(address)?.[1] ?? address;
  const ofIpv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(whole)?.[1];
  if (ofIpv4) return `${ofIpv4}.0/24`.slice(0, UNREADABLE_MAX);
  return firstGroups(whole, OF_SITE) ?? whole.slice(0, UNREADABLE_MAX);
}

function firstGroups(address: string, count: number): string | null {
  const groups = groupsOf(address.split('%', 1)[0] ?? '');
  if (!groups) return null;
  const first = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/${count * 16}`;
}

/** All eight groups of an IPv6 address, in hexadecimal digits; `null` for what is none. */
export function groupsOf(address: string): string[] | null {
  const halves = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const [head = [], tail] = halves;
  const given = [...head, ...(tail ?? [])];
  const fits = tail === undefined ? given.length === GROUPS : given.length < GROUPS && halves.length === 2;
  if (!fits || !given.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  const left = Array.from({ length: GROUPS - given.length }, () => '0');
  return [...head, ...left, ...(tail ?? [])];
}
