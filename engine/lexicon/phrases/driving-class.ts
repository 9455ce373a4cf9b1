import { compilePhrases } from './compile.ts';
import { anyOf, inSequence, optional } from './compose.ts';

// Origin of all lists here: written by us.

/** A driving license, in countries whose classes are letters. Folded. */
const drivingLicense = compilePhrases(
  `
  ((full|clean|european|eu|uk) )?driving licence
  fuhrerschein
  fahrerlaubnis
  permis( de conduire)?
  (carnet|permiso)( de (conducir|conduccion|manejo))?
  (cnh|carteira (nacional )?de habilitacao)
  patente( di guida)?
  carta de conducao
  rijbewijs
  prawo jazdy
  `,
  { ignoreCase: true },
);

const classWord = compilePhrases('class\nclasse\nklassen?\nkategorien?\nkat.\ncategor(y|ies|ie|ia)\ncat.', {
  ignoreCase: true,
});

/** 'B', 'B und A2', 'A1, BE': cars and motorcycles. Those for trucks, buses and tractors (C, D, T) qualify for an occupation. */
const letters = /(?:am|a[12]?|b[1e]?)(?:(?:\s?[,/+&]\s?|\s(?:and|und|et|y|e|en)\s)(?:am|a[12]?|b[1e]?)){0,6}/iu;

/** Behind the classes: a car of one's own, a clean record. Folded. */
const carNote = compilePhrases(
  `
  automunit[oa]
  (auto|mezzo) propri[oa]
  con auto propria
  (eigener )?pkw( vorhanden)?
  eigenes (auto|fahrzeug)( vorhanden)?
  (with )?(my )?own (car|vehicle|transport)
  (full|clean)
  vehicul[ée]e?
  (vehicule|voiture)( personnele?|personnelle)?
  (vehiculo|coche|auto) propio
  (carro|veiculo|viatura) propri[oa]
  (met )?eigen (auto|wagen|vervoer)
  `,
  { ignoreCase: true },
);

/** Nothing but the classes of a driving license: 'Klasse B und A2', 'Driving Licence: B'. */
export const drivingClass = inSequence(
  /^/iu,
  anyOf(
    inSequence(
      drivingLicense,
      optional(inSequence(/[\s:(,–-]{1,3}/iu, optional(inSequence(classWord, /[\s:]{1,2}/iu)), letters)),
    ),
    // Europass: 'Motorbikes: AM'
    inSequence(/(?:motorbikes?|motorcycles?|mopeds?|cars?)[\s:]{1,2}/iu, letters),
    inSequence(/(?:klassen?|kategorien?|kat\.|categori[ea]|categorie)[\s:]{1,2}/iu, letters),
  ),
  /\)?/iu,
  optional(inSequence(/(?:,|\s[–-]|\s(?:y|e|et|und|and|en))?\s?\(?/iu, carNote, /\)?/iu)),
  /\.?$/iu,
);
