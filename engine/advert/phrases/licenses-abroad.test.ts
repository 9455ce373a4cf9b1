import { expect, test } from 'vitest';
import { empty, matched } from '../../testing/matched-jobs.ts';

const openings = {
  fr: "Éclusier\n\nMissions\n- Vous manœuvrez l'écluse et vous entretenez les portes.\n\nProfil recherché",
  es: 'Esclusero\n\nFunciones\n- Manejar la esclusa y cuidar de las compuertas del canal.\n\nRequisitos',
  it: 'Guardiano della chiusa\n\nMansioni\n- Manovrare la chiusa e curare le paratie del canale.\n\nRequisiti',
} as const;

const licenses = (language: keyof typeof openings, item: string): readonly string[] =>
  matched(`${openings[language]}\n- ${item}`, empty)
    .requirements.filter(({ alternatives }) => alternatives.some(({ kind }) => kind === 'license'))
    .map(({ label }) => label);

test.each([
  ['fr', "Inscription à l'Ordre des éclusiers", "Inscription à l'Ordre des éclusiers"],
  ['fr', 'Habilitation électrique B1V', 'Habilitation électrique B1V'],
  ['fr', "Inscription à l'ordre infirmier", "Inscription à l'ordre infirmier"],
  ['it', "Abilitazione all'insegnamento", "Abilitazione all'insegnamento"],
  ['it', 'Iscrizione all’Albo dei guardiani', 'Iscrizione all’Albo dei guardiani'],
  ['it', 'Patentino del barchino', 'Patentino del barchino'],
  ['es', 'Matrícula habilitante', 'Matrícula habilitante'],
] as const)('%s: %s', (language, item, found) => {
  expect(licenses(language, item)).toEqual([found]);
});

test.each([
  ['fr', "Sens de l'ordre et de la propreté"],
  ['es', 'Experiencia con la matrícula de los barcos'],
  ['it', 'Conoscenza degli alberi e dell’ordine del porto'],
] as const)('%s: no license: %s', (language, item) => {
  expect(licenses(language, item)).toEqual([]);
});
