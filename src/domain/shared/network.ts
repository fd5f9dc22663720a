/** An IPv4 address as IPv6 writes it, the last two groups in the form of IPv4. */
const MAPPED = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Groups of sixteen bits that name the network of one customer, the other half being his to choose. */
const OF_NETWORK = 4;

/**
 * What one caller can be told from another by: the address in IPv4; in IPv6 the network (/64), since every host of one has as many
 * addresses as it likes. Anything else stands for itself.
 * @param address as the socket or a trusted proxy tells it
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(address.split('%', 1)[0] ?? '');
  if (!groups) return address;
  const network = groups.slice(0, OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** All eight groups of an IPv6 address; `null` for what is none. */
function groupsOf(address: string): string[] | null {
  const halves = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const [head = [], tail] = halves;
  const given = [...head, ...(tail ?? [])];
  const fits = tail === undefined ? given.length === GROUPS : given.length < GROUPS && halves.length === 2;
  if (!fits || !given.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  const left = Array.from({ length: GROUPS - given.length }, () => '0');
  return [...head, ...left, ...(tail ?? [])];
}
