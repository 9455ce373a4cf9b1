import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';

const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

/** What people write where an employer would be when they have none: the entry of LinkedIn's list, and the usual words of our languages. */
const words: ReadonlySet<string> = new Set([
  ...list(`self-employed, self employed, selfemployed, freelance, independent, independent contractor, private practice,
    own business, own practice, own company, own studio, sole trader, self, various clients, private clients, various`),
  ...list(`selbststandig, selbstandig, freiberuflich, freiberufler, freiberuflerin, freier mitarbeiter,
    eigene praxis, eigene firma, eigene kanzlei, eigene werkstatt, eigener betrieb, eigenes atelier, eigenes unternehmen`),
  ...list(`independant, independante, travailleur independant, travailleuse independante, auto-entrepreneur,
    autoentrepreneur, micro-entrepreneur, a mon compte,
    cabinet prive, cabinet personnel, propre entreprise`),
  ...list(`autonomo, autonoma, por cuenta propia, cuenta propia, trabajador autonomo, trabajadora autonoma,
    consulta propia, consulta privada, negocio propio, empresa propia`),
  ...list(`libero professionista, libera professionista, lavoratore autonomo, partita iva, in proprio, studio proprio,
    studio privato, attivita in proprio`),
  ...list(`profissional liberal, conta propria, por conta propria, trabalhador independente, consultorio proprio,
    negocio proprio, empresa propria`),
  ...list(`zelfstandig, zelfstandige, zzp, zzp'er, eigen bedrijf, eigen praktijk, eigen zaak`),
]);

/** True for words that stand for an employer where there is none: 'Self-employed', 'Libero professionista'. */
export const isSelfEmployed = remembered((text: string): boolean => words.has(withoutSigns(fold(text)).trim()));

/** Most texts have none. */
const mayHaveSigns = /[()]|\s{2}|[^\S ]/;

const withoutSigns = (folded: string): string =>
  // single spaces are most of them, and stay as they are
  mayHaveSigns.test(folded) ? folded.replaceAll(/[()]/g, '').replaceAll(/\s{2,}|[^\S ]/g, ' ') : folded;
