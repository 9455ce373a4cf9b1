import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

// Schemas for values that several settings share, or that need their own error message.

export const wholeNumber = (name: string, from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number.`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `${name} must be between ${from} and ${to}.`);

export const yesOrNo = (name: string) =>
  z.enum(['0', '1'], `${name} must be 1 (yes) or 0 (no).`).transform((value) => value === '1');

export const webAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a full address such as https://resume.example.org` })
    .transform((value) => new URL(value).origin);

/** The address of a bucket, which has its name in the path or in the host. */
export const bucketAddress = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be the full address of a bucket, such as https://s3.eu-central-1.amazonaws.com/resumes`,
    })
    .refine((value) => {
      const { search, hash, username, password } = new URL(value);
      return `${search}${hash}${username}${password}` === '';
    }, `${name} must be an address without parameters, user name and password.`);

/** An HTTPS address, or one on this machine, for tests. */
export const issuer = (name: string) =>
  z
    .url(`${name} must be a full address.`)
    .refine(
      (value) => value.startsWith('https://') || isLoopback(new URL(value).hostname),
      `${name} must begin with https://`,
    );

/** The base address of an API, with its path. Plain http only where it does not leave the operator's own network. */
export const apiAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a full address such as https://api.example.org/v1` })
    .refine((value) => {
      const { search, hash, username, password } = new URL(value);
      return `${search}${hash}${username}${password}` === '';
    }, `${name} must be an address without parameters, user name and password.`)
    .refine(
      (value) => value.startsWith('https://') || isOwnNetwork(new URL(value).hostname),
      `${name} must begin with https:// unless it names this machine or a private network.`,
    )
    .transform((value) => value.replace(/\/+$/, ''));

/** A private address, or a name that only a local resolver knows, such as that of a container. */
const isOwnNetwork = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address))
    return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());
  return isLoopback(host) || !host.includes('.') || /\.(?:internal|local|lan|localhost)$/.test(host);
};

/** '10.0.0.0/8', '127.0.0.1', '::1' or 'fd00::/8'. */
export const isNetwork = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.IPv6.isValidCIDR(text);

/** Exactly one sender: 'post@example.org' or 'Parsewell <post@example.org>'. */
export const isSender = (text: string): boolean => {
  const [, address = text] = /^[^<>,;"\p{Cc}]*<([^<>]+)>$/u.exec(text) ?? [];
  return z.email().safeParse(address).success;
};
