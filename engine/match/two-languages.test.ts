import { describe, expect, test } from 'vitest';
import { sampleOf } from '../testing/job-samples.ts';
import { matchJob } from './match-job.ts';

const spanish = [
  'Desarrollador de aplicaciones con seis años de experiencia en el diseño de sistemas para puertos y barcos.',
  'Trabajo en equipo con los pilotos de la bahía y con las personas que cuidan las redes del puerto.',
  'Responsable de la formación de tres aprendices y de los informes que se entregan al final de cada mes.',
  'Organización de las visitas al faro durante el verano, con un grupo de voluntarios de la región.',
];
const english = [
  'Developer of applications with six years of experience in the design of systems for harbors and boats.',
  'Works with the pilots of the bay and with the people who look after the nets of the harbor.',
  'Responsible for the training of three apprentices and for the reports that are due at the end of the month.',
];
const posting =
  'Developer\nYou will work with the pilots of the bay and design the systems that they use.\nRequirements\n- Experience with Python and SQL\n- You are able to explain your work to people from other teams\n- Knowledge of the tides is a plus';
const anuncio =
  'Desarrollador\nBuscamos a una persona que trabaje con los pilotos de la bahía en el diseño de los sistemas que usan.\nRequisitos\n- Experiencia con Python y SQL\n- Capacidad para explicar el trabajo a las personas de otros equipos\n- Se valora el conocimiento de las mareas';

const languagesOf = (job: string, summary: readonly string[]) =>
  matchJob(job, sampleOf({ summary, skills: ['Python, SQL'] }), '2026-11-21').languages;

describe('the languages of a resume and a job posting', () => {
  test('are told where they differ, either way', () => {
    expect(languagesOf(posting, spanish)).toEqual({ resume: 'Spanish', job: 'English' });
    expect(languagesOf(anuncio, english)).toEqual({ resume: 'English', job: 'Spanish' });
  });

  test('are not told where they are one', () => {
    expect(languagesOf(posting, english)).toBeUndefined();
    expect(languagesOf(anuncio, spanish)).toBeUndefined();
  });

  test('are not told of a resume in both, of a list of terms, or of a posting of a few words', () => {
    expect(languagesOf(posting, [...spanish, ...english])).toBeUndefined();
    expect(languagesOf(posting, ['Python', 'Docker', 'PostgreSQL'])).toBeUndefined();
    expect(languagesOf('Developer\nRequirements\n- Python', spanish)).toBeUndefined();
  });
});
