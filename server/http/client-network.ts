import ipaddr from 'ipaddr.js';

/**
 * What counts as one client for rate limits: an IPv4 address, or an IPv6 /64 network, which is what a household has.
 * Anything else (a proxy may send 'unknown') counts as itself.
 */
export const clientNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
};
