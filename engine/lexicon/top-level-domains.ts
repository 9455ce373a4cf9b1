/** Domain endings that make a bare word with dots an address ('janeroe.dev', not 'node.js'). A selection of IANA's list. */
export const topLevelDomains: ReadonlySet<string> = new Set(
  `com org net edu gov io dev me co ai app info biz name pro tech site website online page blog design art studio xyz
  uk us ca au nz ie de at ch fr be nl lu es pt it br mx ar cl pe in pk bd cn jp kr sg hk tw my ph id vn th za ng ke gh eg
  ae sa il tr gr pl cz sk hu ro bg hr rs si se no dk fi is ee lv lt ua ru eu cloud work works codes engineer software
  agency digital media network space live link bio cv careers academy health legal tld localhost example test`.split(
    /\s+/u,
  ),
);
