import { fold } from '../../text/fold.ts';
import { wordSet } from '../word-set.ts';

/** Words for a site of an organization, followed by its town. Folded; written by us. */
const beforeTown: ReadonlySet<string> = wordSet(
  `filiale niederlassung standort zweigstelle aussenstelle werk hafen flughafen`,
  `agence antenne site magasin port aeroport`,
  `sucursal sede delegacion puerto aeropuerto`,
  `succursale stabilimento porto aeroporto filial agencia unidade`,
  `vestiging filiaal locatie haven`,
);
/** The same behind the town. */
const behindTown: ReadonlySet<string> = wordSet(`branch site depot airport campus plant store`);
const links: ReadonlySet<string> = wordSet(`de du des di do da of von in te a`);

/** 'Filiale Passau', 'Puerto de Elda', 'Leeds branch': where in an organization, not its name. */
export const isBranchInTown = (text: string): boolean => {
  const words = text.split(' ');
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  if (rest.length === 0) return false;
  if (behindTown.has(fold(last))) return words.slice(0, -1).every(isCapitalized);
  const [link = ''] = rest;
  const town = links.has(fold(link)) && !isCapitalized(link) ? rest.slice(1) : rest;
  return beforeTown.has(fold(first)) && town.length > 0 && town.every(isCapitalized);
};

const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);
