import ipaddr from 'ipaddr.js';

/** Whether traffic to this host stays on this machine. An IPv6 address may be in brackets, as in URLs. */
export const isLoopback = (host: string): boolean => {
  if (host === 'localhost') return true;
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
};
