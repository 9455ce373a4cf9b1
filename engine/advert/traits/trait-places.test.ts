import { describe, expect, test } from 'vitest';
import { empty, matched } from '../../testing/matched-jobs.ts';

const soft = (text: string): readonly string[] =>
  matched(text, empty)
    .requirements.filter(({ group }) => group === 'soft')
    .map(({ label }) => label);

const inList = (item: string, heading = 'Requirements'): readonly string[] =>
  soft(`Lock keeper\n\n${heading}\n- ${item}`);

describe('in a list of requirements', () => {
  test.each([
    ['Friendly, honest and hands-on', ['Friendly', 'honest', 'hands-on']],
    ['A calm, courteous person', ['calm', 'courteous']],
    ['Able to remain calm and to follow written instructions', ['remain calm', 'follow written instructions']],
    ['Passion for old barges', ['Passion for old barges']],
    ['A passion for helping people', ['A passion for helping people']],
    ['Willing to learn', ['Willing to learn']],
    ['A sense of urgency and sound judgment', ['sense of urgency', 'sound judgment']],
    ['Strong oral and written communication skills', ['oral and written communication skills']],
  ])('%s', (item, found) => {
    expect(inList(item)).toEqual(found);
  });

  test.each([
    ['A flexible schedule'],
    ['Knowledge of the creative needs of otters'],
    ['Experience with reliable and robust systems'],
    ['Willing to travel'],
    ['Interested in this position'],
    ['The firm is flexible as to the start'],
    ['Time among smart colleagues'],
  ])('%s: nothing about the person', (item) => {
    expect(inList(item)).toEqual([]);
  });
});

const openings = {
  de: 'Schleusenwärter\n\nAufgaben\n- Sie bedienen die Schleuse und pflegen die Tore.\n\nIhr Profil',
  fr: "Éclusier\n\nMissions\n- Vous manœuvrez l'écluse et vous entretenez les portes.\n\nProfil recherché",
  es: 'Esclusero\n\nFunciones\n- Manejar la esclusa y cuidar de las compuertas del canal.\n\nRequisitos',
  pt: 'Operador de eclusa\n\nAtividades\n- Operar a eclusa e cuidar das comportas do canal.\n\nRequisitos',
  it: 'Guardiano della chiusa\n\nMansioni\n- Manovrare la chiusa e curare le paratie del canale.\n\nRequisiti',
  nl: 'Sluiswachter\n\nTaken\n- Je bedient de sluis en je onderhoudt de deuren van het kanaal.\n\nFunctie-eisen',
} as const;

describe('in the other languages', () => {
  test.each([
    [
      'de',
      'Freundlich und belastbar, sorgfältige Arbeitsweise',
      ['Freundlich', 'belastbar', 'sorgfältige Arbeitsweise'],
    ],
    [
      'fr',
      "Rigoureux(se), sens de l'accueil, goût pour les barques",
      ['Rigoureux', "sens de l'accueil", 'goût pour les barques'],
    ],
    ['es', 'Persona organizada y puntual, capacidad de escucha', ['organizada', 'puntual', 'capacidad de escucha']],
    [
      'pt',
      'Boa comunicação, proatividade e vontade de aprender',
      ['comunicação', 'proatividade', 'vontade de aprender'],
    ],
    ['it', 'Persona solare, precisa e puntuale', ['solare', 'precisa', 'puntuale']],
    ['nl', 'Je bent gedreven, stipt en hebt oog voor detail', ['gedreven', 'stipt', 'oog voor detail']],
    ['it', 'Buone capacità comunicative e relazionali', ['capacità comunicative e relazionali']],
    ['it', 'Buone capacità comunicative e puntualità', ['capacità comunicative', 'puntualità']],
    ['fr', 'Qualités relationnelles et organisationnelles', ['Qualités relationnelles et organisationnelles']],
    ['es', 'Gusto por el trato con el público', ['Gusto por el trato con el público']],
    ['de', 'Sie arbeiten sorgfältig', ['arbeiten sorgfältig']],
    ['nl', 'Je kunt goed plannen', ['kunt goed plannen']],
    ['nl', 'Je houdt van oude sluizen', ['houdt van oude sluizen']],
    ['nl', 'Je houdt goed overzicht', ['houdt goed overzicht']],
    ['it', 'Senso organizzativo e gestione dei conflitti', ['Senso organizzativo', 'gestione dei conflitti']],
  ] as const)('%s: %s', (language, item, found) => {
    expect(soft(`${openings[language]}\n- ${item}`)).toEqual(found);
  });

  test.each([
    ['de', 'Freude an flexiblen Arbeitszeiten'],
    ['es', 'Experiencia en una empresa dinámica'],
    ['fr', 'Expérience dans une équipe dynamique'],
    ['fr', 'Expérience dans un environnement dynamique'],
  ] as const)('%s: %s: of a thing', (language, item) => {
    expect(soft(`${openings[language]}\n- ${item}`)).not.toContain(/flexib|din/u);
  });
});

const saying = (said: string): string => `Lock keeper\n\n${said}\n\nRequirements\n- Three years of rigging experience`;

const inProse = (sentence: string): readonly string[] =>
  soft(`Éclusier\n\nNotre canal a cent ans et trois écluses.\n${sentence}\nVous avez le permis B pour le bateau.`);

test('a sentence of nothing but names of traits asks for them', () => {
  expect(inProse('Patience, écoute et bienveillance.')).toEqual(['Patience', 'écoute', 'bienveillance']);
  expect(inProse('Patience, écoute et bienveillance sont les valeurs du canal.')).toEqual([]);
});

const inDuties = (item: string): readonly string[] =>
  soft(`Lock keeper\n\nResponsibilities\n- ${item}\n\nRequirements\n- Three years of rigging`);

test('one word for a quality in a duty says how the work is done', () => {
  expect(inDuties('Keep a log of the gates to prove the accuracy of the gauges')).toEqual([]);
  expect(inDuties('Mentor new keepers')).toEqual(['Mentor']);
});

describe('outside the requirements', () => {
  test.each([
    ['We are looking for a motivated and friendly lock keeper.', ['motivated', 'friendly']],
    ['Greenmoor Locks seeks enthusiastic, honest candidates.', ['enthusiastic', 'honest']],
    ['Are you a cheerful person?', ['cheerful']],
  ])('%s: the employer looks for somebody who is so', (said, found) => {
    expect(soft(saying(said))).toEqual(found);
  });

  test.each([
    ['We are a friendly and dynamic team.'],
    ['We are looking for a lock keeper to join our friendly team.'],
    ['We are passionate about locks.'],
    ['Our values are honesty, integrity and respect.'],
  ])('%s: the employer speaks of itself', (said) => {
    expect(soft(saying(said))).toEqual([]);
  });
});

test('forms of one trait are one requirement, other traits are not', () => {
  expect(
    soft('Lock keeper\n\nRequirements\n- Highly motivated\n- Motivation and drive\n- Self-motivated\n- Diligent'),
  ).toEqual(['motivated', 'drive', 'Diligent']);
});
