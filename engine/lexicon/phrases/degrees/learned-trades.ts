import { compilePhrases } from '../compile.ts';
import { anyOf, inSequence } from '../compose.ts';

/**
 * Trades that end an apprenticeship or a vocational school, in place of a degree: 'Industriekauffrau', 'Kapper niveau 3'.
 * Beside a firm they are jobs elsewhere, so this is asked in sections about education only. Folded. Written by us, by the
 * trades that the German chambers, the Swiss federation and the Dutch and Italian vocational schools examine.
 */
export const learnedTrade = anyOf(
  inSequence(
    /^[\p{L}/ -]{0,40}?/iu,
    compilePhrases(
      `
      kauf(mann|frau|leute)
      fachangestellter?
      fachverkaufer(in)?
      facharbeiter(in)?
      fachkraft
      fachinformatiker(in)?
      mechatroniker(in)?
      mechaniker(in)?
      elektroniker(in)?
      elektroinstallateur(in)?
      anlagenfuhrer(in)?
      tischler(in)?
      schreiner(in)?
      zimmerer
      zimmermann
      schlosser(in)?
      maurer(in)?
      maler(in)? und lackierer(in)?
      dachdecker(in)?
      bauzeichner(in)?
      produktdesigner(in)?
      werkzeugmacher(in)?
      laborant(in)?
      friseur(in)?
      coiffeuse
      backer(in)?
      konditor(in)?
      fleischer(in)?
      florist(in)?
      gartner(in)?
      landwirt(in)?
      (hotel|restaurant|pflege|gesundheit)fach(mann|frau)
      fach(mann|frau) (gesundheit|betreuung)
      (kranken|alten|kinderkranken|heilerziehungs)(pfleger|schwester|pflegerin)
      (notfall|rettungs)(sanitater|assistent)(in)?
      (physio|ergo)therapeut(in)?
      logopad(e|in)
      hebamme
      erzieher(in)?
      kinderpfleger(in)?
      sozialassistent(in)?
      (industrie|handwerks|werk|kuchen|elektro|backer|friseur)meister(in)?
      `,
      { ignoreCase: true },
    ),
    // 'für Büromanagement', 'im Einzelhandel', 'EFZ', '(IHK)', ', Fachrichtung Sanitär'
    anyOf(
      /(?: (?:fur|im|in|der|und|metall|efz|eba)\b[\p{L}/, -]{0,60})?$/iu,
      / ?\((?:ihk|hwk|efz|eba|m\/w\/d)\)$/iu,
      / (?:efz|eba|ihk|hwk)$/iu,
    ),
  ),
  // 'Köchin EFZ', 'Kellner EBA'
  /^[\p{L} -]{3,40} (?:efz|eba)$/iu,
  // 'Kapper niveau 3', 'Doktersassistent (MBO 4)', 'Kok, MBO 2'
  /^[\p{L} -]{3,50}(?:,? (?:mbo )?niveau [1-4]|,? \(?mbo[ -]?(?:niveau )?[1-4]\b[^()]{0,20}\)?|,? \(?hbo5\)?)$/iu,
  inSequence(
    compilePhrases(
      `
      operatore (del|della|dei|delle|di|socio|elettrico|meccanico|agricolo|turistico|d['’])
      tecnico (dei|della|delle|del) (servizi|gestione|industrie|attivita)
      ragioniere
      ragioneria
      perito
      geometra
      `,
      { start: 'text', ignoreCase: true },
    ),
    /(?!\p{L})[\p{L} '’-]{0,40}$/iu,
  ),
);
