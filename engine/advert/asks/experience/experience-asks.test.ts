import { describe, expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { experienceAsksOf } from './experience-asks.ts';

const asksIn = (text: string, language: Statement['language'] = null, part: Statement['part'] = 'must') =>
  experienceAsksOf([{ text, part, isItem: true, language }]).map(
    ({ group, label, field }) => `${group} ${label} < ${field ?? 'this job'}`,
  );

describe('experience that is asked for without years', () => {
  test.each<[Statement['language'], string, string]>([
    [null, 'Rigging experience is a plus', 'nice Rigging experience < Rigging'],
    [null, 'You must have previous harbor experience', 'must previous harbor experience < harbor'],
    [
      null,
      'Previous experience working as a rigger can be advantageous',
      'nice Previous experience working as a rigger < rigger',
    ],
    [
      null,
      'Experience splicing, mending and storing ropes',
      'must Experience splicing, mending and storing ropes < splicing, mending and storing ropes',
    ],
    [
      null,
      'Experience in the field of rope making and a good eye',
      'must Experience in the field of rope making < rope making',
    ],
    [null, 'Experience in a similar role', 'must Experience in a similar role < this job'],
    [null, 'Two seasons of harbor experience', 'must harbor experience < harbor'],
    [null, 'Previous experience preferred', 'nice Previous experience < this job'],
    [null, 'Relevant work experience', 'must Relevant work experience < this job'],
    [null, 'Experience is required', 'must Experience < this job'],
    ['de', 'Einschlägige Berufserfahrung', 'must Einschlägige Berufserfahrung < this job'],
    ['fr', 'Expérience exigée', 'must Expérience < this job'],
    ['fr', 'Expérience similaire exigée', 'must Expérience similaire < this job'],
    ['fr', 'Une première expérience est souhaitée', 'nice première expérience < this job'],
    ['es', 'Experiencia previa', 'must Experiencia previa < this job'],
    ['it', 'Gradita esperienza', 'nice esperienza < this job'],
    ['pt', 'Experiência prévia', 'must Experiência prévia < this job'],
    ['nl', 'Enige ervaring is gewenst', 'nice Enige ervaring < this job'],
    ['de', 'Mehrjährige Erfahrung in der Seilerei', 'must Mehrjährige Erfahrung in der Seilerei < Seilerei'],
    ['de', 'Sie haben Erfahrung als Segelmacher', 'must Erfahrung als Segelmacher < Segelmacher'],
    [
      'de',
      'Berufserfahrung in einer vergleichbaren Position ist von Vorteil',
      'nice Berufserfahrung in einer vergleichbaren Position < this job',
    ],
    ['fr', 'Une première expérience réussie en voilerie', 'must première expérience réussie en voilerie < voilerie'],
    ['es', 'Se valorará experiencia previa en veleros', 'nice experiencia previa en veleros < veleros'],
    ['es', 'Experiencia en puestos similares', 'must Experiencia en puestos similares < this job'],
    ['it', 'Esperienza pregressa come velaio', 'must Esperienza pregressa come velaio < velaio'],
    ['pt', 'Experiência anterior com velas', 'must Experiência anterior com velas < velas'],
    ['nl', 'Ervaring als zeilmaker is een pluspunt', 'nice Ervaring als zeilmaker < zeilmaker'],
  ])('in %s: %s', (language, text, ask) => {
    expect(asksIn(text, language)).toEqual([ask]);
  });

  test.each<[Statement['language'], string]>([
    [null, 'No rigging experience needed'],
    [null, 'A degree or equivalent experience'],
    [null, 'Gain valuable harbor experience'],
    [null, 'Salary depends on experience in rigging'],
    [null, 'You create a memorable guest experience'],
    [null, 'Work experience'],
    [null, 'Point of sale experience'],
    [null, 'Part-time work experience'],
    [null, 'No prior experience required'],
    [null, 'Experience desirable in rope making'],
    [null, 'Prior experience is not necessary'],
    ['es', 'Experiencia no necesaria'],
    ['de', 'Berufserfahrung'],
    [null, 'Skills learned through sailing experience'],
    ['de', 'Keine Erfahrung in der Seilerei nötig'],
    ['de', 'Sie sammeln Erfahrung in der Seilerei'],
    ['es', 'Sin experiencia en veleros'],
    ['es', 'Empresa con más de 40 años de experiencia en veleros'],
    ['fr', 'Aucune expérience en voilerie n’est exigée'],
  ])('none in %s: %s', (language, text) => {
    expect(asksIn(text, language)).toEqual([]);
  });

  test('below the duties and in what the employer says of itself, none is asked for', () => {
    expect(asksIn('Rigging experience', null, 'duty')).toEqual([]);
    expect(asksIn('Rigging experience', null, 'about')).toEqual([]);
  });
});
